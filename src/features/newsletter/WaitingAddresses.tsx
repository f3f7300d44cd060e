import { useEffect, useSyncExternalStore } from "react";
import { type NewsletterService, newsletterProviders } from "#schemas/shared/newsletter.ts";
import { listen } from "#src/data/effects.ts";
import { useShared } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import type { Translate } from "#src/i18n/translate.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import type { Outbox, Waiting } from "./outbox.ts";
import { send } from "./send.ts";
import { useWaiting } from "./use-outbox.ts";

type Props = {
	outbox: Outbox;
	service: NewsletterService;
	onForgotten(): void;
	/** Takes over an address that has to be sent by submitting the form, because its service answers on a page of its own. */
	onLeave(address: string): void;
};

/**
 * Addresses that were stored while offline. Once online, each is sent once; failures stay here with the reason and are sent
 * again only by the button, as are addresses for a service with a page of its own, which a script may not open without a click.
 */
export function WaitingAddresses({ outbox, service, onForgotten, onLeave }: Props) {
	const { shell, t } = useShared();
	const { email } = shell.site;
	const waiting = useWaiting(outbox);
	const online = useOnline();
	const sendsAutomatically = newsletterProviders[service.provider].api !== null;

	useEffect(() => {
		if (!online) return;
		for (const { address } of outbox.waiting()) {
			if (sendsAutomatically) void sendAutomatically(address);
			// In the channel that shows one notice at a time: a page with two forms shows it once.
			else notify({ channel: "status", title: (t) => t("subscription.waiting", { address }), stays: true });
		}
		async function sendAutomatically(address: string): Promise<void> {
			const result = await outbox.sendWaiting(address, (each) => send(service, each), false);
			if (result === null) return;
			notify({
				channel: "general",
				title: (t) => (result === "refused" ? t("subscription.refused", { email }) : t(`subscription.${result}`)),
				text: () => address,
				destructive: result === "refused" || result === "unclear",
			});
		}
	}, [online, sendsAutomatically, outbox, service, email]);

	const sendNow = async (address: string) => {
		if (sendsAutomatically) await outbox.sendWaiting(address, (each) => send(service, each), true);
		else if (await outbox.take(address)) onLeave(address);
	};
	const forget = async (address: string) => {
		await outbox.take(address);
		onForgotten();
	};
	if (waiting.length === 0) return null;
	return (
		<ul className="w-full [&_.button]:mr-2 [&_.button]:mb-2 [&_p]:mb-2 [&_p]:wrap-anywhere">
			{waiting.map(({ address, state }) => (
				<li key={address}>
					<p>
						{state !== "waiting" && <strong>{address}</strong>} {words(t, { address, state }, online, email)}
					</p>
					{online && state !== "sending" && (!sendsAutomatically || state !== "waiting") && (
						<QuietButton onClick={() => sendNow(address)}>{t("subscription.sendNow")}</QuietButton>
					)}
					{state !== "sending" && <QuietButton onClick={() => forget(address)}>{t("subscription.forget")}</QuietButton>}
				</li>
			))}
		</ul>
	);
}

function words(t: Translate, { address, state }: Waiting, online: boolean, email: string): string {
	if (state === "waiting") return t(online ? "subscription.waiting" : "subscription.kept", { address });
	if (state === "sending") return t("subscription.sending");
	return state === "refused" ? t("subscription.refused", { email }) : t(`subscription.${state}`);
}

function useOnline(): boolean {
	return useSyncExternalStore(
		(onChange) => listen(["online", "offline"], onChange),
		() => navigator.onLine,
	);
}
