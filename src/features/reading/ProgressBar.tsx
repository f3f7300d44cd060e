import { useEffect, useRef } from "react";
import { listen } from "#src/data/effects.ts";
import { readShare } from "./progress.ts";

/** Reading progress of the surrounding article. Browsers with scroll-driven animations need no script for it. */
export function ProgressBar() {
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { current } = bar;
		const article = current?.closest("article");
		if (!current || !article || CSS.supports("animation-timeline: view()")) return;
		const follow = () => {
			const { top, height } = article.getBoundingClientRect();
			current.style.scale = `${readShare(top, height, innerHeight)} 1`;
		};
		follow();
		return listen(["scroll", "resize"], follow);
	}, []);
	return <div className="reading-progress" aria-hidden="true" ref={bar} />;
}
