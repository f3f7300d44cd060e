import { useTranslate } from "#src/data/shared.ts";
import { Problem } from "./Problem.tsx";

/** What the document without a page shows where nothing can be had for it, in each language beforehand: then no request is needed. */
export function Unreachable() {
	const t = useTranslate();
	return <Problem title={t("error.unreachable")}>{t("error.unreachableText")}</Problem>;
}
