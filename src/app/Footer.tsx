import { useEffect, useState } from "react";
import type { Link } from "#schemas/pages/page-parts.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { useShared } from "#src/data/shared.ts";
import { SignUp } from "#src/features/newsletter/SignUp.tsx";

export function Footer() {
	const { shell, t } = useShared();
	const { site } = shell;
	return (
		<footer className="site-footer border-line border-t bg-plate px-(--edge) py-13">
			<nav aria-label={t("nav.footer")} className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-2 wide:grid-cols-4">
				<Column title={t("footer.discover")} links={shell.discover} />
				<Column title={t("footer.resources")} links={shell.resources} />
				<Column title={t("footer.followUs")} links={site.social.map(({ name, url }) => ({ path: url, label: name }))} />
				<section id="newsletter" aria-labelledby="newsletter-title">
					<h2 id="newsletter-title">{t("footer.newsletter")}</h2>
					<p>{t("newsletter.subtitle")}</p>
					<SignUp position="foot" />
				</section>
			</nav>
			<p className="font-serif text-lg italic">{t("footer.tagline")}</p>
			<p className="fine">
				<Copyright />
			</p>
			<p className="fine">
				<a href={`mailto:${site.email}`}>{site.email}</a>
			</p>
		</footer>
	);
}

function Column({ title, links }: { title: string; links: Link[] }) {
	return (
		<section>
			<h2>{title}</h2>
			<LinkList links={links} />
		</section>
	);
}

/**
 * The current year is set after the first render, which must not depend on the clock; until then the year of the build's
 * content is shown.
 */
function Copyright() {
	const { shell, t } = useShared();
	const [year, setYear] = useState(shell.year);
	useEffect(() => setYear(String(new Date().getFullYear())), []);
	return t("footer.copyright", { year, name: shell.site.name });
}
