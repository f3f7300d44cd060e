import { useEffect, useState } from "react";
import { Outlet, useLoaderData, useLocation, useNavigation } from "react-router-dom";
import { type Shared, SharedContext } from "#src/data/shared.ts";
import { Connection } from "#src/features/connection/Connection.tsx";
import { Install } from "#src/features/install/Install.tsx";
import { MyPlantsProvider } from "#src/features/my-plants/MyPlantsProvider.tsx";
import { SignUp } from "#src/features/newsletter/SignUp.tsx";
import { Notices } from "#src/features/notices/Notices.tsx";
import { Update } from "#src/features/update/Update.tsx";
import { TooltipArea } from "#src/ui/Tooltip.tsx";
import { Announcer } from "./Announcer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ScrollKeeper } from "./ScrollKeeper.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { TabBar } from "./TabBar.tsx";

/** The home page shows it too. It stands in the script of the shell, so that other pages fetch no part of their own for it. */
const signUp = <SignUp place="home" />;

/** What every page sits in: skip link, header, the page, footer, tabs of small screens, notices. */
export function Shell() {
	const shared = useLoaderData<Shared>();
	const { t } = shared;
	const waitingFor = useSlowNavigation();
	return (
		<SharedContext value={shared}>
			<a className="skip" href="#main">
				{t("nav.skip")}
			</a>
			<TooltipArea>
				<Header />
			</TooltipArea>
			<main id="main" tabIndex={-1}>
				{waitingFor !== null && <Skeleton path={waitingFor} />}
				{/* The page stays mounted: what follows a navigation (head, focus) compares the new page with the old. */}
				<div hidden={waitingFor !== null}>
					<MyPlantsProvider>
						<Outlet context={signUp} />
					</MyPlantsProvider>
				</div>
			</main>
			<Footer />
			<TabBar />
			<Notices>
				<Install />
			</Notices>
			<Connection />
			<Update />
			<Announcer />
			<ScrollKeeper />
		</SharedContext>
	);
}

/** Under this, a skeleton would only flicker. */
const skeletonAfterMs = 80;

/** Path of a navigation that takes long enough for a skeleton, else null (R1.4). */
function useSlowNavigation(): string | null {
	const { state, location: next } = useNavigation();
	const { pathname } = useLocation();
	const [slow, setSlow] = useState(false);
	const target = state === "loading" && next.pathname !== pathname ? next.pathname : null;
	useEffect(() => {
		setSlow(false);
		if (target === null) return;
		const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
		return () => clearTimeout(timer);
	}, [target]);
	return slow ? target : null;
}
