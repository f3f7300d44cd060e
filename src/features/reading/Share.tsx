import { useTranslate } from "#src/data/shared.ts";
import { copyLink } from "#src/features/notices/copy-link.ts";
import { TextButton } from "#src/ui/TextButton.tsx";

/** Buttons that share a page's address, through the Web Share API if available. Rendered after mounting. */
export function Share({ title, address }: { title: string; address: string }) {
	const t = useTranslate();
	const copy = () => copyLink(address);
	const share = async () => {
		try {
			await navigator.share({ title, url: address });
		} catch (error) {
			// Closing the share dialog is not an error.
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
		}
	};
	return (
		<>
			{"share" in navigator && <TextButton onClick={share}>{t("reading.share")}</TextButton>}
			<TextButton onClick={copy}>{t("reading.copyLink")}</TextButton>
		</>
	);
}
