import { langs } from "#schemas/spec/languages.ts";
import type { Part } from "../pipeline/seams.ts";
import { diagnose, type LinkRule, placeOf } from "./linking.ts";

/** Two things of a kind do not share their name in a language (R8.2). */
export const checkTitles: LinkRule = ({ content }) =>
	langs.flatMap((lang) => {
		const seen = new Map<string, Part>();
		return content.entries.flatMap(({ kind, texts }) => {
			const part = texts[lang];
			const named = part && titleOf(part);
			if (!part || !named) return [];
			const key = `${kind} ${named.title.toLowerCase()}`;
			const other = seen.get(key);
			if (!other) {
				seen.set(key, part);
				return [];
			}
			return [
				diagnose(part, placeOf(part, named.pointer), "duplicate-title", `"${named.title}" is also the name in ${other.file}.`, "rename one of the two, or delete the copy"),
			];
		});
	});

function titleOf({ data }: Part): { title: string; pointer: string } | null {
	if (data && "title" in data && typeof data.title === "string") return { title: data.title, pointer: "/title" };
	if (data && "name" in data && typeof data.name === "string") return { title: data.name, pointer: "/name" };
	return null;
}
