import type { Summary } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { Unbroken } from "./Unbroken.tsx";

type Props = { summary: Summary; level: 2 | 3 };

/** Card of an article or a guide in a list; `level` is the heading level that fits there. Its picture is decorative. */
export function Card({ summary: { path, title, description, badge, published, readingMinutes, picture }, level }: Props) {
	const t = useTranslate();
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<article className="card">
			{picture && <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 44vw, 92vw" />}
			{badge && <p className="label">{badge}</p>}
			<Heading>
				<LocalLink to={path} className="stretched-link">
					<Unbroken>{title}</Unbroken>
				</LocalLink>
			</Heading>
			<p>
				<Unbroken>{description}</Unbroken>
			</p>
			{published && readingMinutes !== null && (
				<p className="fine">
					<time dateTime={published.iso}>{published.label}</time> · {t("article.readingTime", { minutes: readingMinutes })}
				</p>
			)}
		</article>
	);
}
