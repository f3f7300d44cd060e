import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { listen } from "#src/data/effects.ts";
import { useShared } from "#src/data/shared.ts";
import { TextButton } from "#src/ui/TextButton.tsx";

/** Says that the page is in another language than the wanted one, and retries on request and when the network is back. */
export function TryLanguageAgain() {
	const { shell, t } = useShared();
	const { revalidate } = useRevalidator();
	useEffect(() => listen(["online"], () => void revalidate()), [revalidate]);
	return (
		<p className="notice" role="status" lang={shell.lang}>
			{t("language.fallback")} <TextButton onClick={() => void revalidate()}>{t("error.retry")}</TextButton>
		</p>
	);
}
