import { type ComponentType, useEffect, useState } from "react";
import { listen } from "#src/data/effects.ts";
import { waitForCard } from "./offer.ts";

/**
 * Loads the card that offers to install the app, once it is due; the first script of the page recorded when the browser made
 * the offer.
 */
export function Install() {
	const [Card, setCard] = useState<ComponentType>();
	useEffect(() => {
		const loadCard = () => {
			const offer = window.installOffer;
			if (!offer || waitForCard(offer, performance.now()) > 0) return;
			import("./InstallCard.tsx").then(
				({ InstallCard }) => setCard(() => InstallCard),
				// If its script fails to load there is no card; the page about the app describes installation.
				() => {},
			);
		};
		loadCard();
		return listen(["app-wanted"], loadCard);
	}, []);
	return Card && <Card />;
}
