import type { Summary } from "#schemas/page-data.ts";
import { useTranslate } from "#src/app/context.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Card of an article or a guide in a list. */
export function Card({ summary: { path, title, description, badge, published, readingMinutes } }: { summary: Summary }) {
	const t = useTranslate();
	return (
		<article className="card">
			{badge && <p className="label">{badge}</p>}
			<h3>
				<LocalLink to={path}>{title}</LocalLink>
			</h3>
			<p>{description}</p>
			{published && readingMinutes !== null && (
				<p className="fine">
					<time dateTime={published.iso}>{published.label}</time> · {t("article.readingTime", { minutes: readingMinutes })}
				</p>
			)}
		</article>
	);
}
