import { type ComponentType, useEffect, useState } from "react";
import type { ApplicationPage } from "#schemas/pages/application/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { besidePicture, SidePicture } from "#src/blocks/SidePicture.tsx";
import { InstallNow } from "#src/features/install/InstallNow.tsx";
import { InstallSteps } from "#src/features/install/InstallSteps.tsx";
import "./application.css";

/** What the installed app is, and how it is installed. */
export function Application({ page }: { page: ApplicationPage }) {
	return (
		<OwnWords words={page.words}>
			<article className={`[&>*+*]:mt-8 ${besidePicture}`}>
				<PageIntro page={page} />
				<InstallNow />
				<InstallSteps platforms={page.platforms} />
				<Library />
				<SidePicture picture={page.picture} />
			</article>
		</OwnWords>
	);
}

/** What this browser stores for offline use. Only the browser knows, so it is rendered on the client. */
function Library() {
	const [Shown, setShown] = useState<ComponentType>();
	useEffect(() => {
		import("#src/features/library/OfflineLibrary.tsx").then(
			({ OfflineLibrary }) => setShown(() => OfflineLibrary),
			// The page is complete without the list.
			() => {},
		);
	}, []);
	return Shown && <Shown />;
}
