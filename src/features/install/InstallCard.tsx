import { useCallback, useEffect, useId, useRef, useState } from "react";
import { installDismissal } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { useShared } from "#src/data/shared.ts";
import { stored } from "#src/data/storage.ts";
import type { InstallOffer } from "#src/data/window-events.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import { isDismissed, waitForCard } from "./offer.ts";
import { isInstalled, rememberDismissal, takeOffer } from "./take-offer.ts";
import { useInstallOffer } from "./use-install-offer.ts";
import "./install-card.css";

/** The card that offers to install the app, for each browser offer that is due and was not dismissed. */
export function InstallCard() {
	const offer = useInstallOffer();
	const [due, setDue] = useState<InstallOffer | null>(null);
	useEffect(() => {
		if (!offer) return;
		const show = () => {
			const suppressed = isInstalled() || isDismissed(stored(installDismissal), Date.now());
			setDue(suppressed ? null : offer);
		};
		const wait = waitForCard(offer, performance.now());
		if (wait === 0) return show();
		const timer = setTimeout(show, wait);
		return () => clearTimeout(timer);
	}, [offer]);
	const dismiss = useCallback(() => {
		rememberDismissal();
		setDue(null);
	}, []);
	return offer && offer === due && <Card offer={offer} onDismiss={dismiss} />;
}

/** Does not take focus; Escape closes it unless the focus is in another control. */
function Card({ offer, onDismiss }: { offer: InstallOffer; onDismiss(): void }) {
	const shared = useShared();
	const { shell, t } = shared;
	const card = useRef<HTMLElement>(null);
	const title = useId();
	useEffect(() => {
		const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
			const { activeElement, body } = document;
			const free = activeElement === body || card.current?.contains(activeElement);
			if (key === "Escape" && !defaultPrevented && free) onDismiss();
		};
		return listen(["keydown"], closeByKey);
	}, [onDismiss]);
	return (
		<section
			ref={card}
			className="pointer-events-auto mt-3 animate-[settle_160ms_ease-out] rounded-sm border border-line border-l-4 border-l-leaf bg-paper p-4 text-ink [box-shadow:var(--shadow-panel)] motion-reduce:animate-none"
			aria-labelledby={title}
		>
			<h2 id={title} className="text-xl">
				{t("install.title", { name: shell.site.name })}
			</h2>
			<p className="mt-1 leading-snug">{t("install.text")}</p>
			<div className="actions mt-4">
				<Button onClick={() => takeOffer(offer, shared)}>{t("install.accept")}</Button>
				<QuietButton onClick={onDismiss}>{t("install.later")}</QuietButton>
			</div>
		</section>
	);
}
