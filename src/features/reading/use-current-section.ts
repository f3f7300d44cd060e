import { useEffect, useState } from "react";

/** A section is current once its heading has passed this share of the viewport height, from the top. */
const line = 0.2;

/** The id of the last heading that has been scrolled past; null before the first one, and until mounting. */
export function useCurrentSection(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	const key = ids.join(" ");
	useEffect(() => {
		const order = key.split(" ");
		const passed = new Set<string>();
		// The observed area starts far above the viewport, so that a heading's intersection changes whenever it crosses the
		// line.
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) passed.add(target.id);
					else passed.delete(target.id);
				}
				setCurrent(order.findLast((id) => passed.has(id)) ?? null);
			},
			{ rootMargin: `1000000px 0px ${-100 * (1 - line)}% 0px` },
		);
		for (const id of order) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [key]);
	return current;
}
