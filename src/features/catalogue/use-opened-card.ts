import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Opens what a card keeps folded, when the address names the card; again when the same link is followed again. Before the app
 * is there the style sheet shows it.
 */
export function useOpenedCard(): void {
	const { hash, key } = useLocation();
	useLayoutEffect(() => {
		const folded = hash === "" ? null : document.getElementById(hash.slice(1))?.querySelector("details");
		if (folded) folded.open = true;
	}, [hash, key]);
}
