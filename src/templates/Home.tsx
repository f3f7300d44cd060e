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
				<ul className="columns gap-4 wide:grid-cols-5">
					{page.entrances.map(({ id, path, picture }) => (
						<li
							key={id}
							className="group relative flex flex-wrap content-start gap-4 rounded-sm border border-line bg-plate p-4 hover:border-leaf has-[a:focus-visible]:border-leaf has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-clay has-[a:focus-visible]:outline-offset-2"
						>
							{picture && (
								<div className="flex-[0_0_min(5.5rem,100%)] transition-[translate] duration-160 ease-out group-hover:-translate-y-1 group-has-[a:focus-visible]:-translate-y-1 wide:basis-full [&_img]:aspect-5/6 [&_img]:w-full [&_img]:object-contain [&>.picture]:h-full wide:[&_img]:aspect-1/1">
									<Picture picture={{ ...picture, alt: "" }} sizes="9rem" />
								</div>
							)}
							<div className="flex-[1_0_min(7.5rem,100%)]">
								<h3 className="mb-1 max-phone:text-lg">
									<LocalLink to={path} className="stretched-link">
										{t(`features.${id}.title`)}
									</LocalLink>
								</h3>
								<p className="text-note leading-snug">
									<Unbroken>{t(`features.${id}.text`)}</Unbroken>
								</p>
							</div>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="latest">
				<h2 id="latest">{t("home.latest")}</h2>
				<div className="columns latest wide:[&>:first-child>h3]:text-3xl">
					{page.latest.map((summary) => (
						<Card key={summary.path} summary={summary} level={3} />
					))}
				</div>
			</section>
			<SeedPacket>{signUp}</SeedPacket>
		</div>
	);
}
