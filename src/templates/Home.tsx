import type { ReactNode } from "react";
import { useOutletContext } from "react-router-dom";
import type { HomePage } from "#schemas/pages/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Unbroken } from "#src/blocks/Unbroken.tsx";
import { useShared } from "#src/data/shared.ts";
import { MonthTasks } from "#src/features/my-plants/MonthTasks.tsx";
import { SeedPacket } from "#src/features/newsletter/SeedPacket.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import "./home.css";

export function Home({ page }: { page: HomePage }) {
	const { shell, t } = useShared();
	const signUp = useOutletContext<ReactNode>();
	const finder = shell.tabs.find(({ name }) => name === "finder");
	return (
		<div className="home">
			<div className="hero">
				<PageHead page={page} subtitle={t("hero.subtitle")}>
					<p className="actions">
						{finder && (
							<LocalLink to={finder.path} className="button">
								{t("hero.cta.findPlant")}
							</LocalLink>
						)}
						<LocalLink to="/fiches-plantes" className={finder ? "button quiet" : "button"}>
							{t("hero.cta.explore")}
						</LocalLink>
						<LocalLink to="/blog" className="button quiet">
							{t("hero.cta.blog")}
						</LocalLink>
					</p>
				</PageHead>
				{page.picture && <Picture picture={page.picture} sizes="100vw" hero />}
			</div>
			{page.months.length > 0 && <MonthTasks months={page.months} />}
			<section aria-labelledby="features">
				<h2 id="features">{t("features.title")}</h2>
				<p className="subtitle">
					<Unbroken>{t("features.subtitle")}</Unbroken>
				</p>
				<ul className="columns entrances">
					{page.entrances.map(({ id, path, picture }) => (
						<li key={id} className="entrance">
							{picture && <Picture picture={{ ...picture, alt: "" }} sizes="9rem" />}
							<div>
								<h3>
									<LocalLink to={path} className="stretched-link">
										{t(`features.${id}.title`)}
									</LocalLink>
								</h3>
								<p>
									<Unbroken>{t(`features.${id}.text`)}</Unbroken>
								</p>
							</div>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="latest">
				<h2 id="latest">{t("home.latest")}</h2>
				<div className="columns latest">
					{page.latest.map((summary) => (
						<Card key={summary.path} summary={summary} level={3} />
					))}
				</div>
			</section>
			<SeedPacket>{signUp}</SeedPacket>
		</div>
	);
}
