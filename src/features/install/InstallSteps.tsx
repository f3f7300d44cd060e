import { useEffect, useState } from "react";
import type { InstallPlatform } from "#schemas/content/application/platforms.ts";
import type { ApplicationPage } from "#schemas/pages/application/page-data.ts";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { guessPlatform } from "./platform.ts";
import "./install-steps.css";

/** How to install the app on each platform, in disclosures of which the visitor's own is open. They work without scripts. */
export function InstallSteps({ platforms }: Pick<ApplicationPage, "platforms">) {
	const t = useTranslate();
	const [own, setOwn] = useState<InstallPlatform | null>(null);
	useEffect(() => setOwn(guessPlatform(navigator)), []);
	return (
		<section className="install-steps" aria-labelledby="steps">
			<h2 id="steps">{t("application.steps")}</h2>
			{platforms.map(({ id, title, steps }) => (
				<details key={id} open={id === own}>
					<summary className="chevron">{title}</summary>
					<div className="prose">
						<RichText text={steps} />
					</div>
				</details>
			))}
		</section>
	);
}
