import { langs } from "#schemas/spec/languages.ts";
import { useTranslate } from "#src/data/shared.ts";
import { graphOf, heaviest, orphansOf, sum } from "../figures.ts";
import type { PartProps } from "./part-props.ts";

/** The five numbers to look at first. */
export function Overview({ report, formats }: PartProps) {
	const t = useTranslate();
	const { entries, findings } = report;
	const weight = sum(langs.flatMap((lang) => heaviest(report, lang).map(({ total }) => total)));
	const figures = [
		[formats.number(entries.length * langs.length), t("dashboard.figure.texts")],
		[formats.number(sum(entries.flatMap(({ words }) => Object.values(words)))), t("dashboard.figure.words")],
		[formats.number(findings.length), t("dashboard.figure.findings")],
		[formats.number(orphansOf(graphOf(entries)).length), t("dashboard.figure.orphans")],
		[weight === 0 ? "–" : formats.bytes(weight), t("dashboard.figure.weight")],
	] as const;
	return (
		<ul className="overview">
			{figures.map(([value, label]) => (
				<li key={label}>
					<strong>{value}</strong> {label}
				</li>
			))}
		</ul>
	);
}
