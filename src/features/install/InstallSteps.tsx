import { useEffect, useState } from "react";
import type { InstallPlatform } from "#schemas/content/application/platforms.ts";
import type { ApplicationPage } from "#schemas/pages/application/page-data.ts";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { guessPlatform } from "./platform.ts";

/** How to install the app on each platform, in disclosures of which the visitor's own is open. They work without scripts. */
export function InstallSteps({ platforms }: Pick<ApplicationPage, "platforms">) {
	const t = useTranslate();
	const [own, setOwn] = useState<InstallPlatform | null>(null);
	useEffect(() => setOwn(guessPlatform(navigator)), []);
	return (
		<section className="max-w-[42rem]" aria-labelledby="steps">
			<h2 id="steps" className="mb-4">
				{t("application.steps")}
			</h2>
			{platforms.map(({ id, title, steps }) => (
				<details key={id} className="border-line border-t last:border-b" open={id === own}>
					<summary className="chevron min-h-12 justify-between gap-4 py-2 font-semibold after:text-faded">{title}</summary>
					<div className="prose pt-1 pb-5">
						<RichText text={steps} />
					</div>
				</details>
			))}
		</section>
	);
}
