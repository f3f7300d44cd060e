import { notify } from "./notify.ts";

/** Copies an address and shows a notice; if copying fails, the notice shows the address, to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(address);
		notify({ channel: "general", title: (t) => t("reading.linkCopied") });
	} catch {
		notify({ channel: "general", title: (t) => t("reading.linkNotCopied"), text: () => address, destructive: true, stays: true });
	}
}
