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

/** A living scene from edge to edge. Hiding what would overflow, it has no height of its own, so that half of the label stands below it. */
const scene =
	"col-[full] row-start-1 overflow-hidden md:mb-12 [&_img]:h-[min(125vw,24rem,42svh)] [&_img]:w-full [&_img]:rounded-none [&_img]:object-cover sm:[&_img]:h-[clamp(22rem,62svh,38rem)] [&>.picture]:w-full [&>.picture]:rounded-none";

/** A paper label on the scene, or below it. */
const label =
	"z-1 col-[wide] mb-0 max-w-[44rem] gap-4 bg-paper pt-6 md:row-[1/span_2] md:mt-auto md:rounded-sm md:border md:border-line md:p-8 [&>h1]:text-[length:min(clamp(2.5rem,1.6rem+3.6vw,4.75rem),11vw)] [&>h1]:leading-[1.02] [&>h1]:tracking-[-0.02em] max-phone:[&>h1]:text-[length:min(1.8rem,9.5vw)]";

export function Home({ page }: { page: HomePage }) {
	const { shell, t } = useShared();
	const signUp = useOutletContext<ReactNode>();
	const finder = shell.tabs.find(({ name }) => name === "finder");
	return (
		<div className="home col-[full] grid grid-cols-subgrid [&>section]:col-[wide] [&>section]:mb-14">
			<div className="hero col-[full] -mt-5 mb-13 grid grid-cols-subgrid sm:-mt-8">
				{/* First, as it is shown: on a slow line the label would move when the scene comes. */}
				{page.picture && (
					<div className={scene}>
						<Picture picture={page.picture} sizes="100vw" hero />
					</div>
				)}
				<PageHead page={page} subtitle={t("hero.subtitle")} className={label}>
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
								<div className="flex-[0_0_min(5.5rem,100%)] [transition:translate_160ms_ease-out] group-hover:[translate:0_-4px] group-has-[a:focus-visible]:[translate:0_-4px] wide:basis-full [&_img]:aspect-5/6 [&_img]:w-full [&_img]:object-contain [&>.picture]:h-full wide:[&_img]:aspect-1/1">
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
				<div className="columns lead-row wide:[&>:first-child>h3]:text-3xl">
					{page.latest.map((summary) => (
						<Card key={summary.path} summary={summary} level={3} />
					))}
				</div>
			</section>
			<SeedPacket>{signUp}</SeedPacket>
		</div>
	);
}
