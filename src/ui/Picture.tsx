import type { Picture as PictureData } from "#schemas/picture.ts";
import { atBase, srcsetAtBase } from "#src/data/base.ts";
import { DrawnImage } from "./DrawnImage.tsx";
import { LocalLink } from "./LocalLink.tsx";

type Props = {
	picture: PictureData;
	/** How wide it shows, as HTML's `sizes` writes it. */
	sizes: string;
	/** What shows to whoever points at it. */
	title?: string | undefined;
	/** Whether visitors see it first, so that it comes before other pictures instead of when they scroll to it. */
	hero?: boolean;
	/** Whether author and licence stand below it. Then it may not stand inside a paragraph. */
	caption?: boolean;
};

/**
 * A picture that the browser takes in the format and size that suit it. Until it is there, its colour holds the place: as
 * `fill` of a shape, because the content security policy allows neither style attributes nor `data:` pictures.
 */
export function Picture({ picture, sizes, title, hero = false, caption = false }: Props) {
	const { src, alt, width, height, sources, placeholder, credit } = picture;
	const image = {
		title,
		width,
		height,
		loading: hero ? "eager" : "lazy",
		fetchPriority: hero ? "high" : undefined,
		decoding: "async",
		src: atBase(src),
	} as const;
	const shown = (
		<span className="picture">
			{placeholder && (
				<svg aria-hidden="true">
					<rect width="100%" height="100%" fill={placeholder} />
				</svg>
			)}
			{src.endsWith(".svg") ? (
				<DrawnImage {...image} alt={alt} />
			) : (
				<picture>
					{sources.map(({ type, srcset }) => (
						<source key={type} type={type} srcSet={srcsetAtBase(srcset)} sizes={sizes} />
					))}
					<img {...image} alt={alt} />
				</picture>
			)}
		</span>
	);
	if (!caption || !credit) return shown;
	return (
		<figure>
			{shown}
			<figcaption className="fine">
				<Credit credit={credit} />
			</figcaption>
		</figure>
	);
}

/** «Anna Grün · CC BY 4.0», each a link where there is something to read. */
function Credit({ credit: { author, licence, url, licenceUrl } }: { credit: NonNullable<PictureData["credit"]> }) {
	return (
		<>
			{url ? <LocalLink to={url}>{author}</LocalLink> : author}
			{" · "}
			{licenceUrl ? <LocalLink to={licenceUrl}>{licence}</LocalLink> : licence}
		</>
	);
}
