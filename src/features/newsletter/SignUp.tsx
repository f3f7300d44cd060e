import { useShared } from "#src/data/shared.ts";
import { type FormPosition, NewsletterForm } from "./NewsletterForm.tsx";

/**
 * Newsletter sign-up: a form if the site has configured a service, else an e-mail to the site, which the text says before the
 * click.
 */
export function SignUp({ position }: { position: FormPosition }) {
	const { shell, t } = useShared();
	if (shell.newsletter) return <NewsletterForm position={position} {...shell.newsletter} />;
	const { email } = shell.site;
	const note = `newsletter-${position}-note`;
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
