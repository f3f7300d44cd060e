import { useShared } from "#src/data/shared.ts";
import { Button } from "#src/ui/Button.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { isInstalled, takeOffer } from "./take-offer.ts";
import { useInstallOffer } from "./use-install-offer.ts";

/** A button that installs the app, while the browser offers that; in the installed app, a sentence that says it is installed. */
export function InstallNow() {
	const shared = useShared();
	const { shell, t } = shared;
	const offer = useInstallOffer();
	const hydrating = useHydrating();
	if (!hydrating && isInstalled()) return <p className="notice">{t("application.running")}</p>;
	if (!offer) return null;
	return (
		<p>
			<Button onClick={() => takeOffer(offer, shared)}>{t("install.title", { name: shell.site.name })}</Button>
		</p>
	);
}
