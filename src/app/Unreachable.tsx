import { useTranslate } from "#src/data/shared.ts";
import { Problem } from "./Problem.tsx";

/**
 * Shown by the document without a page when nothing can be loaded. It is prerendered in every language, so it needs no request.
 */
export function Unreachable() {
	const t = useTranslate();
	return <Problem title={t("error.unreachable")}>{t("error.unreachableText")}</Problem>;
}
