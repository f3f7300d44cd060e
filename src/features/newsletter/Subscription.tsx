import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { isEmailAddress } from "#schemas/shared/email-address.ts";
import { type NewsletterService, newsletterProviders } from "#schemas/shared/newsletter.ts";
import { useShared } from "#src/data/shared.ts";
import type { Translate } from "#src/i18n/translate.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import type { Result } from "./outbox.ts";
import { send } from "./send.ts";
import "./subscription.css";
import { useOutbox } from "./use-outbox.ts";
import { WaitingAddresses } from "./WaitingAddresses.tsx";

/** The status shown below the form's field. */
type FormStatus = "sending" | "trapped" | "offline" | "notKept" | "forgotten" | "opened" | Result;

/** A second click within this time counts as a double click. */
const doublePressMs = 1000;

/**
 * Handles a newsletter form: validates the address, sends it once, and reports the result. If the service answers on a page of
 * its own, the form is submitted there.
 */
export function Subscription({ service }: { service: NewsletterService }) {
	const { shell, t } = useShared();
	const id = useId();
	const place = useRef<HTMLParagraphElement>(null);
	const outbox = useOutbox();
	const [status, setStatus] = useState<FormStatus | null>(null);
	const [fault, setFault] = useState<"missing" | "invalid" | null>(null);
	const busy = useRef(false);
	/** The last address about which the visitor was told that it may have arrived already. */
	const told = useRef("");
	const { api } = newsletterProviders[service.provider];

	const inputs = () => inputsOf(place.current);
	const empty = () => {
		inputs().address.value = "";
	};
	const sendHere = async (address: string) => {
		setStatus("sending");
		const result = await outbox.sendNow(address, (each) => send(service, each), told.current === address);
		setStatus(result);
		told.current = result === "unclear" || result === "uncertain" ? address : "";
		if (result === "sent" || result === "confirm" || result === "already") empty();
	};
	const openPage = async (address: string) => {
		const result = await outbox.open(address, told.current === address);
		told.current = result === "uncertain" ? address : "";
		// `submit()` rather than a click: it bypasses all submit listeners.
		if (result === "opened") inputs().form.submit();
		setStatus(result);
		await new Promise((resolve) => setTimeout(resolve, doublePressMs));
	};
	/** Sends a valid address; `busy` ignores further clicks. */
	const leave = async (address: string) => {
		if (!navigator.onLine) return setStatus("offline");
		busy.current = true;
		try {
			await (api ? sendHere(address) : openPage(address));
		} finally {
			busy.current = false;
		}
	};
	const press = () => {
		if (busy.current) return;
		const { address: field, trap } = inputs();
		const address = field.value.trim();
		const found = address === "" ? "missing" : isEmailAddress(address) ? null : "invalid";
		setFault(found);
		if (found) {
			setStatus(null);
			field.focus();
		} else if (trap.value) {
			trap.value = "";
			setStatus("trapped");
		} else void leave(address);
	};
	const keep = async () => {
		const kept = await outbox.keep(inputs().address.value.trim());
		setStatus(kept ? null : "notKept");
		if (kept) empty();
	};

	useFormAround(place, press);
	useFaultyField(place, fault === null ? null : `${id}-fault`);

	return (
		<>
			<p id={`${id}-fault`} className="w-full font-semibold text-clay empty:hidden">
				{fault && t(`subscription.${fault}`)}
			</p>
			<p
				ref={place}
				className="w-full empty:hidden data-said:border-leaf data-said:border-l-4 data-said:pl-3"
				role="status"
				data-said={status ?? undefined}
			>
				{status && words(t, status, shell.site.email, new URL(service.endpoint).hostname)}
			</p>
			{status === "offline" && <QuietButton onClick={keep}>{t("subscription.later")}</QuietButton>}
			<WaitingAddresses
				outbox={outbox}
				service={service}
				onForgotten={() => setStatus("forgotten")}
				onLeave={(address) => {
					inputs().address.value = address;
					void leave(address);
				}}
			/>
		</>
	);
}

/** Marks the field around an element as invalid while the element with this id says what is wrong; null: nothing is. */
function useFaultyField(position: RefObject<HTMLElement | null>, messageId: string | null): void {
	useLayoutEffect(() => {
		const { address } = inputsOf(position.current);
		if (messageId === null) return;
		address.setAttribute("aria-describedby", messageId);
		address.setAttribute("aria-invalid", "true");
		return () => {
			address.removeAttribute("aria-describedby");
			address.removeAttribute("aria-invalid");
		};
	}, [position, messageId]);
}

/** Calls `press` instead of submitting the form around an element, also if it was submitted before this was mounted. */
function useFormAround(position: RefObject<HTMLElement | null>, press: () => void): void {
	const pressNow = useRef(press);
	pressNow.current = press;
	useEffect(() => {
		const { form } = inputsOf(position.current);
		// The browser's own validation messages appear one at a time, in bubbles that disappear.
		form.noValidate = true;
		const take = (event: SubmitEvent) => {
			event.preventDefault();
			pressNow.current();
		};
		form.addEventListener("submit", take);
		if (form.dataset["pressed"] !== undefined) pressNow.current();
		delete form.dataset["pressed"];
		return () => form.removeEventListener("submit", take);
	}, [position]);
}

function words(t: Translate, status: FormStatus, email: string, host: string): string {
	if (status === "refused") return t("subscription.refused", { email });
	if (status === "opened") return t("subscription.opened", { host });
	return t(`subscription.${status}`);
}

/** The form that contains an element, with the inputs used here. */
function inputsOf(element: HTMLElement | null) {
	const form = element?.closest("form");
	const address = form?.querySelector<HTMLInputElement>('input[type="email"]');
	const trap = form?.querySelector<HTMLInputElement>('input[tabindex="-1"]');
	if (!form || !address || !trap) throw new Error("this stands in no form of the newsletter");
	return { form, address, trap };
}
