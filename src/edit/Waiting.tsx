import { Button } from "#src/ui/Button.tsx";
import { useTranslate } from "./words.ts";

/** Shown until the dev server has answered, or if it does not answer. */
export function Waiting({ failed, message, retry }: { failed: boolean; message?: string; retry(): void }) {
	const t = useTranslate();
	if (!failed) return <p role="status">{t("loading")}</p>;
	return (
		<main>
			<p role="alert">{message ?? t("failed")}</p>
			<Button onClick={retry}>{t("retry")}</Button>
		</main>
	);
}
