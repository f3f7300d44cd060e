import type { Picture as PictureData } from "#schemas/content/picture.ts";
import { atBase, srcsetAtBase } from "#src/data/base.ts";
import { DrawnImage } from "./DrawnImage.tsx";
import { LocalLink } from "./LocalLink.tsx";

type Props = {
	picture: PictureData;
	/** The displayed width, as a `sizes` value. */
	sizes: string;
	/** Shown on hover. */
	title?: string | undefined;
	/** Whether it is in the first screen, so that it is loaded with priority instead of lazily. */
	hero?: boolean;
	/** Whether author and licence are shown below it. It must not be inside a paragraph then. */
	caption?: boolean;
};

/**
 * A picture of which the browser selects format and size. Until it has loaded, its colour is shown as a placeholder: as the
 * `fill` of an SVG shape, because the content security policy allows neither style attributes nor `data:` images.
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

/** «Anna Grün · CC BY 4.0», each as a link if it has a URL. */
function Credit({ credit: { author, licence, url, licenceUrl } }: { credit: NonNullable<PictureData["credit"]> }) {
	return (
		<>
			{url ? <LocalLink to={url}>{author}</LocalLink> : author}
			{" · "}
			{licenceUrl ? <LocalLink to={licenceUrl}>{licence}</LocalLink> : licence}
		</>
	);
}
