import type { ReactNode } from "react";
import { useTranslate } from "#src/data/shared.ts";
import "./seed-packet.css";

/**
 * The newsletter section of the home page, around its form: a seed packet with its flap folded down and a seedling printed on
 * it.
 */
export function SeedPacket({ children }: { children: ReactNode }) {
	const t = useTranslate();
	return (
		<section className="seed-packet" aria-labelledby="seed-packet">
			<svg viewBox="0 0 200 220" aria-hidden="true">
				<path className="soil" d="M28 178c22-9 48-12 74-11s50 4 70 12c-14 14-42 22-72 22s-58-9-72-23z" />
				<path className="stem" d="M100 170c-2-24-1-44 3-66" />
				<path className="leaf" d="M103 106c-2-26-22-42-56-42-1 30 20 48 56 42z" />
				<path className="leaf young" d="M103 102c4-28 24-46 54-48 2 32-18 52-54 48z" />
				<path className="vein" d="M101 104C88 90 72 80 56 72M106 100c12-14 26-26 40-36" />
				<path
					className="seed"
					d="M58 186c5-5 11-5 14-1-4 5-10 6-14 1zM118 190c5-5 11-5 14-1-4 5-10 6-14 1zM88 192c4-4 9-4 12-1-3 4-9 5-12 1z"
				/>
			</svg>
			<div>
				<h2 id="seed-packet">{t("newsletter.title")}</h2>
				<p className="subtitle">{t("newsletter.subtitle")}</p>
				{children}
			</div>
		</section>
	);
}
