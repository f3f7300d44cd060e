import { type ComponentType, type FormEvent, useCallback, useEffect, useState } from "react";
import type { NewsletterShown } from "#schemas/pages/page-data.ts";
import type { NewsletterService } from "#schemas/shared/newsletter.ts";
import { newsletterWaiting } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import { stored } from "#src/data/storage.ts";

/** Where on the page a form is; a page may have two. */
export type FormPosition = "home" | "foot";

/**
 * A form that works without scripts: it is then submitted to a page of the service. The component that handles it
 * (`Subscription`) is loaded on the first interaction with the form, or if an address is waiting in this browser to be sent.
 * Every page includes this form, so it is kept short.
 */
export function NewsletterForm({ position, service, action, fields, consent }: NewsletterShown & { position: FormPosition }) {
	const t = useTranslate();
	const [Subscription, setSubscription] = useState<ComponentType<{ service: NewsletterService }>>();
	const [failed, setFailed] = useState(false);
	const load = useCallback((pressed?: HTMLFormElement) => {
		import("./Subscription.tsx").then(
			(module) => setSubscription(() => module.Subscription),
			() => {
				setFailed(true);
				// A submission from before the failure is not repeated by a later interaction.
				delete pressed?.dataset["pressed"];
			},
		);
	}, []);
	useEffect(() => {
		const loadIfWaiting = () => {
			if (stored(newsletterWaiting)?.length) load();
		};
		loadIfWaiting();
		return listen(["online"], loadIfWaiting);
	}, [load]);
	const press = (event: FormEvent<HTMLFormElement>) => {
		if (Subscription) return;
		event.preventDefault();
		event.currentTarget.dataset["pressed"] = "";
		load(event.currentTarget);
	};
	return (
		<form
			className="flex flex-wrap items-end gap-2 print:hidden"
			action={action}
			method="post"
			target="_blank"
			rel="noopener"
			onFocus={() => load()}
			onSubmit={press}
		>
			{/* The honeypot field is visually hidden rather than `display: none`, which bots detect. */}
			{fields.map(({ label, ...field }, index) => (
				<label
					key={`${field.name} ${index}`}
					className={index > 0 ? "sr-only" : "flex max-w-[24rem] grow basis-44 flex-col [font-weight:600]"}
					aria-hidden={index > 0 || undefined}
				>
					{label}
					<input className="control w-full [font-weight:400]" {...field} />
				</label>
			))}
			<button type="submit" className="button py-2" data-live={`newsletter-${position}`}>
				{t("newsletter.button")}
			</button>
			{Subscription ? (
				<Subscription service={service} />
			) : (
				failed && (
					<p className="w-full" role="status">
						{t("subscription.notLoaded")}
					</p>
				)
			)}
			<p className="fine w-full">{consent}</p>
		</form>
	);
}
