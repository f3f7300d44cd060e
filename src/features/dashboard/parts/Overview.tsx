import { langs } from "#schemas/shared/languages.ts";
import { useTranslate } from "#src/data/shared.ts";
import { graphOf, heaviest, orphansOf, sum } from "../figures.ts";
import type { PartProps } from "./part-props.ts";

/** The five key figures. */
export function Overview({ report, formats }: PartProps) {
	const t = useTranslate();
	const { entries, findings } = report;
	const weight = sum(langs.flatMap((lang) => heaviest(report, lang).map(({ total }) => total)));
	const counted = {
		texts: entries.length * langs.length,
		words: sum(entries.flatMap(({ words }) => Object.values(words))),
		findings: findings.length,
		orphans: orphansOf(graphOf(entries)).length,
	};
	const figures = [
		...Object.entries(counted).map(
			([name, count]) => [formats.number(count), t(`dashboard.figure.${name as keyof typeof counted}`, { count })] as const,
		),
		[weight === 0 ? "–" : formats.bytes(weight), t("dashboard.figure.weight")] as const,
	];
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-5 border-ink border-y py-5 sm:grid-cols-3 wide:grid-cols-5">
			{figures.map(([value, label]) => (
				<li key={label} className="text-faded leading-snug">
					<strong className="block font-semibold font-serif text-3xl text-ink tabular-nums">{value}</strong> {label}
				</li>
			))}
		</ul>
	);
}
