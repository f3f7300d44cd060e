import { type ReactNode, useLayoutEffect } from "react";
import { Outlet, useRouteLoaderData } from "react-router-dom";
import { settleChoice } from "#src/data/language-choice.ts";
import { SharedContext } from "#src/data/shared.ts";
import { KeptAnswers } from "#src/features/catalogue/KeptAnswers.tsx";
import { Connection } from "#src/features/connection/Connection.tsx";
import { Install } from "#src/features/install/Install.tsx";
import { LanguageLater } from "#src/features/language/LanguageLater.tsx";
import { LanguageLoading } from "#src/features/language/LanguageLoading.tsx";
import { MyPlantsProvider } from "#src/features/my-plants/MyPlantsProvider.tsx";
import { SignUp } from "#src/features/newsletter/SignUp.tsx";
import { Notices } from "#src/features/notices/Notices.tsx";
import { notify } from "#src/features/notices/notify.ts";
import { UnitsProvider } from "#src/features/units/UnitsProvider.tsx";
import { Update } from "#src/features/update/Update.tsx";
import { TooltipArea } from "#src/ui/Tooltip.tsx";
import { Announcer } from "./Announcer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import type { View } from "./load-view.ts";
import { ScrollKeeper } from "./ScrollKeeper.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { TabBar } from "./TabBar.tsx";
import { useSlowNavigation } from "./use-slow-navigation.ts";

/** The home page shows it too. It stands in the script of the shell, so that other pages fetch no part of their own for it. */
const signUp = <SignUp place="home" />;

/** What every page sits in: skip link, header, the page, footer, tabs of small screens, notices. */
export function Shell() {
	const view = useRouteLoaderData<View>("page");
	if (!view) throw new Error("there is no page to show");
	const { shared } = view;
	const { t } = shared;
	useSettledChoice(view);
	const { skeleton, page } = useSlowNavigation();
	return (
		<SharedContext value={shared}>
			<a className="skip" href="#main">
				{t("nav.skip")}
			</a>
			<AroundPage>
				<TooltipArea>
					<Header />
				</TooltipArea>
				<main id="main" tabIndex={-1}>
					{skeleton !== null && <Skeleton path={skeleton} />}
					{/* The page stays mounted: what follows a navigation (head, focus) compares the new page with the old. */}
					<div ref={page} hidden={skeleton !== null}>
						<Outlet context={signUp} />
					</div>
				</main>
			</AroundPage>
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
			<ScrollKeeper />
		</SharedContext>
	);
}

/** What pages, and the header, may ask of their surroundings. */
function AroundPage({ children }: { children: ReactNode }) {
	return (
		<UnitsProvider>
			<MyPlantsProvider>
				<KeptAnswers>{children}</KeptAnswers>
			</MyPlantsProvider>
		</UnitsProvider>
	);
}

/** A page without what stands around it, for the build: there that is rendered once for many pages. */
export function BarePage({ view: { shared, page, Template } }: { view: View }) {
	return (
		<SharedContext value={shared}>
			<AroundPage>
				<Template page={page} />
			</AroundPage>
		</SharedContext>
	);
}

/** A language that was chosen is stored as soon as it shows; where the browser keeps nothing, the reader is told. */
function useSettledChoice(view: View): void {
	useLayoutEffect(() => {
		const { shell } = view.shared;
		// Also where the page itself fails and brings no head.
		document.documentElement.lang = shell.lang;
		if (settleChoice(shell.lang, view.choice ?? null) === "lost")
			notify({
				channel: "general",
				about: "loading",
				title: (t) => t("language.notStored"),
				text: (t) => t("language.notStoredText"),
			});
	}, [view]);
}
