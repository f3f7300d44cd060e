import type { ImgHTMLAttributes } from "react";
import { nightNameOf } from "#schemas/shared/night.ts";
import { atBase } from "#src/data/base.ts";

type Props = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string };

/**
 * A drawing with a light and a dark version. The first image follows the device's theme, so that the browser can fetch it
 * before styles have loaded; the second one is the other version, displayed when the page's theme differs from the device's,
 * and not fetched until then. One of its sources always applies; its `src`, which is required, is a small file that is not the
 * drawing: Chromium does not defer a lazy image whose `src` it has just loaded, whatever its sources say. `src` is a URL.
 * Print has the light version, which is made for white paper.
 */
export function DrawnImage({ alt, ...image }: Props) {
	const night = nightNameOf(image.src);
	return (
		<>
			<picture className="of-device">
				<source media="screen and (prefers-color-scheme:dark)" srcSet={night} />
				<img {...image} alt={alt} />
			</picture>
			<picture className="of-choice">
				<source media="(prefers-color-scheme:light)" srcSet={night} />
				<source srcSet={image.src} />
				<img {...image} src={atBase("/favicon.svg")} alt={alt} loading="lazy" fetchPriority={undefined} />
			</picture>
		</>
	);
}
