import type { PlantCard } from "#schemas/pages/plant/page-data.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { useShared } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import type { Translate } from "#src/i18n/translate.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Menu } from "#src/ui/Menu.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { TooltipArea } from "#src/ui/Tooltip.tsx";

/** Font sizes and styles, largest first. */
export function Type({ plant }: { plant: PlantCard | undefined }) {
	const { t } = useShared();
	return (
		<div className="flex flex-col gap-4">
			<p className="text-balance font-semibold font-serif text-h1 leading-tight">{t("hero.title")}</p>
			<p className="text-balance font-semibold font-serif text-2xl/tight sm:text-3xl/tight">{t("features.title")}</p>
			<p className="text-balance font-semibold font-serif text-xl/tight">{t("features.window.title")}</p>
			<p className="subtitle">{t("hero.subtitle")}</p>
			<p>{t("features.hardy.text")}</p>
			<p className="fine">{t("affiliate.line")}</p>
			<p className="label">{plant?.category}</p>
			<p className="latin" lang="la">
				{plant?.latin}
			</p>
			<p className="tabular-nums">0123456789 °C % ½ × – « » “ ” „ “</p>
		</div>
	);
}

/** Buttons, links and labels. */
export function Controls() {
	const { t } = useShared();
	return (
		<div className="flex flex-col gap-4">
			<p className="actions">
				<button type="button" className="button">
					{t("hero.cta.explore")}
				</button>
				<button type="button" className="button quiet">
					{t("hero.cta.blog")}
				</button>
			</p>
			<p>
				<LocalLink to="/about">{t("nav.about")}</LocalLink>
			</p>
			<p>
				<LocalLink to="/guides" className="back">
					{t("article.backToGuides")}
				</LocalLink>
			</p>
			<p>
				<span className="label">{t("search.type.article")}</span> <span className="badge">12</span>
			</p>
		</div>
	);
}

/** A menu, an icon with its tooltip, tabs. */
export function MenusAndTabs({ plants }: { plants: readonly PlantCard[] }) {
	const { shell, t } = useShared();
	const links = <LinkList links={shell.header} />;
	return (
		<TooltipArea>
			<div className="mb-4 flex items-center gap-4">
				<Menu label={t("nav.guides")} summary={t("nav.guides")}>
					{links}
				</Menu>
				<Menu label={t("nav.menu")} summary={<Icon name="burger" />} iconOnly>
					{links}
				</Menu>
			</div>
			<Tabs
				label={t("components.menus")}
				tabs={plants.map(({ slug, name, description }) => ({ id: slug, title: name, panel: <p>{description}</p> }))}
			/>
		</TooltipArea>
	);
}

/** Form fields. */
export function Fields() {
	const { t } = useShared();
	return (
		<div className="flex flex-col gap-4">
			<div className="search-field">
				<Icon name="search" />
				<input type="text" aria-label={t("search.label")} placeholder={t("search.label")} />
				<button type="button" aria-label={t("search.clear")}>
					<Icon name="close" />
				</button>
			</div>
			<UnitSwitch />
		</div>
	);
}

/** Buttons that show notices of both channels, in their usual corner. */
export function NoticeButtons() {
	const { t } = useShared();
	const words = { title: (t: Translate) => t("hero.title"), text: (t: Translate) => t("features.food.text") };
	return (
		<section className="mt-14" aria-labelledby="notices">
			<h2 id="notices" className="mb-2">
				{t("components.notices")}
			</h2>
			<p className="actions">
				<button type="button" className="button" onClick={() => notify({ channel: "status", ...words })}>
					{t("components.notice.status")}
				</button>
				<button type="button" className="button" onClick={() => notify({ channel: "general", ...words })}>
					{t("components.notice.general")}
				</button>
				<button
					type="button"
					className="button quiet"
					onClick={() =>
						notify({
							channel: "general",
							title: (t) => t("reading.linkNotCopied"),
							text: (t) => t("search.failed"),
							destructive: true,
						})
					}
				>
					{t("components.notice.alert")}
				</button>
			</p>
		</section>
	);
}
