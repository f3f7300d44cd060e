import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { NotFoundPage } from "#schemas/pages/page-data.ts";
import { langs, languages } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { atBase } from "#src/data/base.ts";
import { useShared } from "#src/data/shared.ts";
import { Nearest } from "#src/features/nearest/Nearest.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import "./not-found.css";

/** Logs the missing path to the console, for the author of the link. */
export function NotFound({ page }: { page: NotFoundPage }) {
	const { shell, t } = useShared();
	const { pathname } = useLocation();
	useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
	return (
		<div className="grid items-center gap-10 py-8 wide:grid-cols-2 [&_.page-head]:mb-0 [&_li_a]:inline-block [&_li_a]:py-1">
			<div className="flex flex-col items-start gap-4">
				<p className="font-serif text-[length:min(4.5rem,30vw)] text-clay leading-none">{t("notFound.code")}</p>
				<PageHead page={{ ...page, crumbs: [] }} />
				<div className="prose">
					<RichText text={page.body} />
				</div>
				<Nearest />
				<p>
					<LocalLink to="/" className="button">
						{t("notFound.home")}
					</LocalLink>
				</p>
				<nav aria-label={t("language.choose")}>
					<ul className="mt-6 flex flex-wrap gap-x-6">
						{langs
							.filter((lang) => lang !== shell.lang)
							.map((lang) => (
								<li key={lang}>
									<a href={atBase(pinPath("/", lang))} lang={lang} hrefLang={lang}>
										{languages[lang].label}
									</a>
								</li>
							))}
					</ul>
				</nav>
			</div>
			{page.picture && <Picture picture={page.picture} sizes="(min-width: 64rem) 34rem, 92vw" hero />}
		</div>
	);
}
