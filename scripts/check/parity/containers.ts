import { msg, withHint } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import { originalLang } from "../rule.ts";
import { type Difference, difference, followOthersHint } from "./difference.ts";
import { sectionPosition } from "./section-position.ts";
import type { Aligned } from "./sections.ts";

/** What a translation has wherever the original has it; it may have more of its own. */
const kept = ["table", "quote", "code", "rule"] as const;

type Kept = Extract<Mark, { type: (typeof kept)[number] }>;
type Table = Extract<Mark, { type: "table" }>;
type Parts = { original: Part; text: Part };

/** Tables, quotations, blocks of code and lines across are in every translation, in the same section or field; tables have the same size. */
export function compareContainers(original: Part, text: Part, aligned: Aligned): Difference[] {
	const { there, here, alignment } = aligned;
	const sections = there.flatMap((section, index): [string, Mark[], Mark[]][] => {
		const other = here[alignment[index] ?? -1];
		return other ? [[`body ${index}`, section.marks, other.marks]] : [];
	});
	const fields = [...new Set(original.marks.map(({ pointer }) => pointer))].filter((pointer) => pointer !== "body");
	const inFields = fields.map((pointer): [string, Mark[], Mark[]] => {
		const ofField = ({ marks }: Part) => marks.filter((mark) => mark.pointer === pointer);
		return [pointer, ofField(original), ofField(text)];
	});
	return [...inFields, ...sections].flatMap(([name, wanted, found]) =>
		kept.flatMap((type) => {
			const ofType = (marks: readonly Mark[]) => marks.filter((mark): mark is Kept => mark.type === type);
			return compareKept(ofType(wanted), ofType(found), `${name} ${type}`, { original, text }, aligned);
		}),
	);
}

function compareKept(there: readonly Kept[], here: readonly Kept[], name: string, parts: Parts, aligned: Aligned): Difference[] {
	if (here.length === there.length) return there.flatMap((mark, index) => compareSizes(mark, here[index], name, parts));
	const lost = there.find((mark) => !here.some((other) => sizeOf(other) === sizeOf(mark))) ?? there.at(-1);
	if (here.length > there.length || !lost) return [];
	const [line] = lost.position;
	const what = msg(`parity.${lost.type}`);
	return [
		difference({
			code: "structure-mismatch",
			key: `${name} ${there.length} ${here.length}`,
			...parts,
			at: { here: sectionPosition(lost, aligned, parts.text), there: lost.position },
			only: "there",
			here: withHint("parity.lost", { what, lang: originalLang, line, file: parts.original.file }),
			there: (others) => withHint("parity.lostThere", { what, others }),
		}),
	];
}

function compareSizes(mark: Kept, other: Kept | undefined, name: string, parts: Parts): Difference[] {
	if (mark.type !== "table" || other?.type !== "table" || sizeOf(mark) === sizeOf(other)) return [];
	const size = ({ rows, columns }: Table) => msg("parity.tableSize", { rows, columns });
	const line = msg("parity.line", { line: mark.position[0] });
	return [
		difference({
			code: "structure-mismatch",
			key: `${name} ${sizeOf(mark)} ${sizeOf(other)}`,
			...parts,
			at: { here: other.position, there: mark.position },
			here: withHint("parity.tableDiffers", { size: size(other), lang: originalLang, wanted: size(mark), line }),
			there: (others) => ({
				message: msg("parity.tableDiffersThere", { size: size(mark), lang: others, wanted: size(other) }),
				hint: followOthersHint,
			}),
		}),
	];
}

function sizeOf(mark: Kept): string {
	return mark.type === "table" ? `${mark.rows} × ${mark.columns}` : "";
}
