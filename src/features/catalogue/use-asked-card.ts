import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useHydrating } from "#src/ui/useHydrating.ts";
import { isFirstPage, isReturn } from "./first-page.ts";

/**
 * How the reader came to the page: with the document, which the browser has opened at the card; back to it; with it, but they
 * have gone on before the app was there; or from within the app.
 */
type Arrival = "opened" | "returned" | "gone on" | "within";

/**
 * The thing whose card the address names, null where it names none. The card unfolds, comes into view, and its heading has the
 * focus; again when the same link is followed again. Back, Forward and a reload leave the page where the reader was. Before the
 * app is there the style sheet shows what the card keeps folded.
 */
export function useAskedCard<Thing extends { slug: string }>(things: readonly Thing[]): Thing | null {
	const { hash, key } = useLocation();
	const isBack = useNavigationType() === "POP";
	const hydrating = useHydrating();
	const arrival = useRef<Arrival | null>(null);

	useLayoutEffect(() => {
		const card = cardAt(hash);
		arrival.current ??= arrivalAt(card, hydrating);
		const folded = card?.querySelector("details");
		if (folded) folded.open = true;
	}, [hash, key, hydrating]);

	useEffect(() => {
		if (hydrating) return;
		const how = arrival.current;
		arrival.current = "within";
		const card = cardAt(hash);
		if (!card || how === "gone on") return;
		const show = () => {
			// Whoever typed before the app was there goes on typing.
			const isTyping = how !== "within" && document.activeElement?.matches("input, textarea, select");
			if (!isTyping) card.querySelector("h2")?.focus({ preventScroll: true });
			if (how === "opened" || (how === "within" && !isBack)) (card.closest(".listing-asked") ?? card).scrollIntoView();
		};
		if (!isFirstPage()) return show();
		// A page that changes its language is hidden until then.
		addEventListener("app-ready", show, { once: true });
		return () => removeEventListener("app-ready", show);
	}, [hash, key, hydrating, isBack]);

	return hydrating ? null : (things.find(({ slug }) => hash === `#${slug}`) ?? null);
}

/** `isPrerendered` tells whether the card stands where the browser looked for it. */
function arrivalAt(card: HTMLElement | null, isPrerendered: boolean): Arrival {
	if (!isFirstPage()) return "within";
	if (isReturn()) return "returned";
	return isPrerendered && card && !isInWindow(card) ? "gone on" : "opened";
}

function cardAt(hash: string): HTMLElement | null {
	return document.getElementById(hash.slice(1))?.closest<HTMLElement>("article.plant") ?? null;
}

function isInWindow(card: HTMLElement): boolean {
	const { top, bottom } = card.getBoundingClientRect();
	return top < innerHeight && bottom > 0;
}
