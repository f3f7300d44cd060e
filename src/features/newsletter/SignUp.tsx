import { useShared } from "#src/data/shared.ts";
import { NewsletterForm, type Place } from "./NewsletterForm.tsx";

/** R11.1. The way onto the list: a form where the site names who keeps it, else an e-mail to the site. */
export function SignUp({ place }: { place: Place }) {
	const { shell, t } = useShared();
	if (shell.newsletter) return <NewsletterForm place={place} {...shell.newsletter} />;
	return (
		<p>
			<a className="button" href={`mailto:${shell.site.email}?subject=${encodeURIComponent(t("newsletter.title"))}`}>
				{t("newsletter.button")}
			</a>
		</p>
	);
}
