import { useTranslate } from "#src/data/shared.ts";
import { copyLink } from "#src/features/notices/copy-link.ts";

/** Buttons that give a page's address away, by the device's own way where there is one. For after the page stands. */
export function Share({ title, address }: { title: string; address: string }) {
	const t = useTranslate();
	const copy = () => copyLink(address);
	const share = async () => {
		try {
			await navigator.share({ title, url: address });
		} catch (error) {
			// Closing the device's dialogue is no failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
		}
	};
	return (
		<>
			{"share" in navigator && (
				<button type="button" onClick={share}>
					{t("reading.share")}
				</button>
			)}
			<button type="button" onClick={copy}>
				{t("reading.copyLink")}
			</button>
		</>
	);
}
