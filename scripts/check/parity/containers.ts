import { msg } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import { diagnose, originalLang } from "../link-context.ts";
import { type Difference, followOthersHint, withCounterpart } from "./difference.ts";
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

function compareKept(
	there: readonly Kept[],
	here: readonly Kept[],
	name: string,
	{ original, text }: Parts,
	aligned: Aligned,
): Difference[] {
	if (here.length === there.length)
		return there.flatMap((mark, index) => compareSizes(mark, here[index], name, { original, text }));
	const lost = there.find((mark) => !here.some((other) => sizeOf(other) === sizeOf(mark))) ?? there.at(-1);
	if (here.length > there.length || !lost) return [];
	const code = "structure-mismatch";
	const [line] = lost.position;
	const what = msg(`parity.${lost.type}`);
	const position = sectionPosition(lost, aligned, text);
	const said = msg("parity.lost", { what, lang: originalLang, line });
	return [
		{
			key: `${name} ${there.length} ${here.length}`,
			here: withCounterpart(
				diagnose(text, position, code, said, msg("parity.lost.hint", { file: original.file })),
				original,
				lost.position,
			),
			there: (others) =>
				diagnose(original, lost.position, code, msg("parity.lostThere", { what, others }), msg("parity.lostThere.hint")),
		},
	];
}

function compareSizes(mark: Kept, other: Kept | undefined, name: string, { original, text }: Parts): Difference[] {
	if (mark.type !== "table" || other?.type !== "table" || sizeOf(mark) === sizeOf(other)) return [];
	const code = "structure-mismatch";
	const size = ({ rows, columns }: Table) => msg("parity.tableSize", { rows, columns });
	const line = msg("parity.line", { line: mark.position[0] });
	const said = msg("parity.tableDiffers", { size: size(other), lang: originalLang, wanted: size(mark), line });
	return [
		{
			key: `${name} ${sizeOf(mark)} ${sizeOf(other)}`,
			here: withCounterpart(diagnose(text, other.position, code, said, msg("parity.tableDiffers.hint")), original, mark.position),
			there: (others) => {
				const said = msg("parity.tableDiffersThere", { size: size(mark), lang: others, wanted: size(other) });
				return withCounterpart(diagnose(original, mark.position, code, said, followOthersHint), text, other.position);
			},
		},
	];
}

function sizeOf(mark: Kept): string {
	return mark.type === "table" ? `${mark.rows} × ${mark.columns}` : "";
}
