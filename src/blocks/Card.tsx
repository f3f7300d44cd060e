import type { Summary } from "#schemas/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

type Props = { summary: Summary; level: 2 | 3 };

/** Card of an article or a guide in a list; its heading has the level that fits there. */
export function Card({ summary: { path, title, description, badge, published, readingMinutes }, level }: Props) {
	const t = useTranslate();
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<article className="card">
			{badge && <p className="label">{badge}</p>}
			<Heading>
				<LocalLink to={path}>{title}</LocalLink>
			</Heading>
			<p>{description}</p>
			{published && readingMinutes !== null && (
				<p className="fine">
					<time dateTime={published.iso}>{published.label}</time> · {t("article.readingTime", { minutes: readingMinutes })}
				</p>
			)}
		</article>
	);
}
