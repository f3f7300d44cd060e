import type { ImgHTMLAttributes } from "react";
import { nightNameOf } from "#schemas/spec/night.ts";
import { atBase } from "#src/data/base.ts";

type Props = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string };

/**
 * A drawing by day and at night. The first image follows the device, so that the browser may fetch it before any style is known; the
 * second one is the other of the two, shown where the page's theme is not the device's, and not fetched until then. One of its sources
 * always applies; its `src`, which must be there, is a small file that is no drawing: Chromium does not wait with a lazy image whose
 * `src` it has just loaded, whatever its sources say. `src` is a URL.
 */
export function DrawnImage({ alt, ...image }: Props) {
	const night = nightNameOf(image.src);
	return (
		<>
			<picture className="of-device">
				<source media="(prefers-color-scheme:dark)" srcSet={night} />
				<img {...image} alt={alt} />
			</picture>
			<picture className="of-choice">
				<source media="(prefers-color-scheme:light)" srcSet={night} />
				<source srcSet={image.src} />
				<img {...image} src={atBase("/favicon.svg")} alt={alt} loading="lazy" fetchPriority="auto" />
			</picture>
		</>
	);
}
