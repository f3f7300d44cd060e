import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useState } from "react";
import { Outlet, ScrollRestoration as RouterScrollRestoration, useLocation, useRouteLoaderData } from "react-router-dom";
import type { Link } from "#schemas/pages/page-parts.ts";
import { scrollPositions } from "#schemas/shared/stored-values.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { settleChoice } from "#src/data/language-choice.ts";
import { SharedContext, useShared } from "#src/data/shared.ts";
import { store, stored } from "#src/data/storage.ts";
import { ListResultsProvider } from "#src/features/catalogue/ListResults.tsx";
import { Connection } from "#src/features/connection/Connection.tsx";
import { Install } from "#src/features/install/Install.tsx";
import { LanguageLater } from "#src/features/language/LanguageLater.tsx";
import { LanguageLoading } from "#src/features/language/LanguageLoading.tsx";
import { SignUp } from "#src/features/newsletter/SignUp.tsx";
import { Notices } from "#src/features/notices/Notices.tsx";
import { notify } from "#src/features/notices/notify.ts";
import { UnitsProvider } from "#src/features/units/UnitsProvider.tsx";
import { Update } from "#src/features/update/Update.tsx";
import { TooltipArea } from "#src/ui/Tooltip.tsx";
import { Header } from "./Header.tsx";
import type { View } from "./load-view.ts";
import { Skeleton } from "./Skeleton.tsx";
import { TabBar } from "./TabBar.tsx";
import { useSlowNavigation } from "./use-slow-navigation.ts";

/** Shown on the home page too. It is part of the shell's script, so that other pages need no separate chunk for it. */
const signUp = <SignUp position="home" />;

/*
 * The parts around the page are constant elements: React renders them again only for a new language or when their own state changes,
 * not with every page.
 */
const header = (
	<TooltipArea>
		<Header />
	</TooltipArea>
);

const afterPage = (
	<>
		<Footer />
		<TabBar />
		<Notices>
			<Install />
		</Notices>
		<LanguageLoading />
		<LanguageLater />
		<Connection />
		<Update />
		<Announcer />
		<ScrollRestoration />
	</>
);

/** The layout of every page: skip link, header, page, footer, tab bar of small screens, notices. */
export function Shell() {
	const view = useRouteLoaderData<View>("page");
	if (!view) throw new Error("there is no page to show");
	const { shared } = view;
	const { t } = shared;
	useSettledChoice(view);
	const { skeleton, page } = useSlowNavigation();
	return (
		<SharedContext value={shared}>
			<a
				className="skip absolute z-30 bg-leaf px-4 py-2 text-on-leaf forced-color-adjust-none not-focus:sr-only print:hidden"
				href="#main"
			>
				{t("nav.skip")}
			</a>
			<Providers>
				{header}
				<main id="main" tabIndex={-1}>
					{skeleton !== null && <Skeleton path={skeleton} />}
					{/* Stays mounted: the effects after a navigation (head, focus) compare the new page with the previous one. */}
					<div ref={page} hidden={skeleton !== null}>
						<Outlet context={signUp} />
					</div>
				</main>
			</Providers>
			{afterPage}
		</SharedContext>
	);
}

/** Context providers that pages and the header use. */
function Providers({ children }: { children: ReactNode }) {
	return (
		<UnitsProvider>
			<ListResultsProvider>{children}</ListResultsProvider>
		</UnitsProvider>
	);
}

/** Stores a chosen language as soon as it is displayed; tells the reader if the browser could not store it. */
function useSettledChoice(view: View): void {
	useLayoutEffect(() => {
		const { shell } = view.shared;
		const html = document.documentElement;
		// Also needed when the page itself fails and sets no head. Setting the same value would recompute the style of every element.
		if (html.lang !== shell.lang) html.lang = shell.lang;
		if (settleChoice(shell.lang, view.choice ?? null) === "lost")
			notify({
				channel: "general",
				about: "loading",
				title: (t) => t("language.notStored"),
				text: (t) => t("language.notStoredText"),
			});
	}, [view]);
}

/** Announces the page title to screen readers after a navigation; the browser announces the first page itself. */
function Announcer() {
	const { pathname } = useLocation();
	const [said, setSaid] = useState({ pathname, title: "" });
	useEffect(() => {
		setSaid((before) => (before.pathname === pathname ? before : { pathname, title: document.title }));
	}, [pathname]);
	return (
		<p className="sr-only" role="status">
			{said.title}
		</p>
	);
}

/** Restores scroll positions. The router trusts whatever is stored, so invalid values are removed before it reads them. */
function ScrollRestoration() {
	useInsertionEffect(() => {
		store(scrollPositions, stored(scrollPositions));
	}, []);
	return <RouterScrollRestoration />;
}

function Footer() {
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
