import { useShared } from "#src/data/shared.ts";
import { NewsletterForm, type Place } from "./NewsletterForm.tsx";

/** The way onto the list: a form where the site names who keeps it, else an e-mail to the site, which it says before the click. */
export function SignUp({ place }: { place: Place }) {
	const { shell, t } = useShared();
	if (shell.newsletter) return <NewsletterForm place={place} {...shell.newsletter} />;
	const { email } = shell.site;
	const note = `newsletter-${place}-note`;
	return (
		<>
			<p>
				<a
					className="button"
					href={`mailto:${email}?subject=${encodeURIComponent(t("newsletter.title"))}`}
					aria-describedby={note}
				>
					{t("newsletter.button")}
				</a>
			</p>
			<p id={note} className="fine">
				{t("newsletter.byMail", { email })}
			</p>
		</>
	);
}
