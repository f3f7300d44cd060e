import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PlantListPage } from "#schemas/pages/page-data.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { Plate } from "#src/blocks/Plate.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { isFirstPage } from "./first-page.ts";

type Plant = PlantListPage["plants"][number];
type Props = { plants: readonly Plant[]; children(plant: Plant): ReactNode };

/**
 * The plant named by the address's fragment, in a dialog over the list, also if the filters exclude it. Before hydration the
 * style sheet shows the disclosure in its card instead.
 */
export function PlantAtAnchor({ plants, children }: Props) {
	const { hash, search, key, state } = useLocation();
	const navigate = useNavigate();
	const hydrating = useHydrating();
	// If the visitor was already typing before hydration, the dialog does not open and interrupt.
	const [leftAlone] = useState(() => (!import.meta.env.SSR && isFirstPage() && isTyping() ? key : null));
	const plant = hydrating || key === leftAlone ? undefined : plants.find(({ slug }) => hash === `#${slug}`);
	const close = () => {
		// If a card of this page led here, goes one step back, so that the closed dialog leaves no history entry.
		if (isRecord(state) && state["withinList"]) void navigate(-1);
		else void navigate({ search }, { replace: true, preventScrollReset: true });
	};
	return (
		plant && (
			<PlantDialog key={plant.slug} plant={plant} onClose={close}>
				{children(plant)}
			</PlantDialog>
		)
	);
}

function isTyping(): boolean {
	return document.activeElement?.matches("input, textarea, select") ?? false;
}

/**
 * A drawer on wide screens, a bottom sheet on phones. Escape, Back, a click outside and its button close it; the focus then
 * moves to the plant's card, or to the page heading if filters hide the card.
 */
function PlantDialog({ plant, onClose, children }: { plant: Plant; onClose(): void; children: ReactNode }) {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { slug, path, number, name, latin, family, picture } = plant;
	useEffect(() => {
		const { current } = dialog;
		let left = false;
		const open = async () => {
			// Without its styles it can be read.
			await import("./drawer.css").catch(() => {});
			if (left) return;
			current?.showModal();
			heading.current?.focus({ preventScroll: true });
		};
		// A page that is changing its language is hidden until then.
		const isHidden = document.documentElement.classList.contains("switching");
		if (isHidden) addEventListener("app-ready", open, { once: true });
		else void open();
		return () => {
			left = true;
			removeEventListener("app-ready", open);
			current?.close();
			if (document.activeElement !== document.body) return;
			const back =
				document.getElementById(slug)?.querySelector<HTMLElement>("h2 a") ?? document.querySelector<HTMLElement>("main h1");
			back?.focus({ preventScroll: true });
		};
	}, [slug]);
	return (
		<dialog ref={dialog} className="drawer @container" aria-labelledby="asked-plant" closedby="any" onClose={onClose}>
			<div className="sticky top-0 z-1 h-0">
				<button
					type="button"
					className="icon-button absolute -top-2 -right-2 bg-paper"
					aria-label={t("dialog.close")}
					onClick={() => dialog.current?.close()}
				>
					<Icon name="close" />
				</button>
			</div>
			<div className="mb-5 flex gap-5 pr-10 @max-[18rem]:flex-col">
				{picture && <Plate picture={picture} size="rank" credit={path === null} />}
				<div className="min-w-0">
					<h2
						id="asked-plant"
						ref={heading}
						tabIndex={-1}
						className="outline-none max-sm:text-2xl @max-[18rem]:text-[length:min(1.5rem,8vw)]"
					>
						{name}
					</h2>
					<p className="latin" lang="la">
						{latin}
					</p>
					<p className="label">{number === null ? family : `${number} · ${family}`}</p>
				</div>
			</div>
			{children}
		</dialog>
	);
}
