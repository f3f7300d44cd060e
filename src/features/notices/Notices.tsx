import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { listen } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Notice } from "#src/data/window-events.ts";
import type { ToastsProps } from "./notify.ts";
import { PlainNotices } from "./PlainNotices.tsx";

/**
 * The corner with the notices. It queues them until the library that displays them has loaded, which the first notice triggers;
 * if loading fails, the next notice tries again. `children` are rendered below the notices, so that neither covers the other.
 */
export function Notices({ children }: { children?: ReactNode }) {
	const t = useTranslate();
	const [given, setGiven] = useState<readonly Notice[]>([]);
	const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
	// A layout effect, so that it listens before the other effects of the first commit, which may send notices.
	useLayoutEffect(() => listen(["notice"], ({ detail }) => setGiven((before) => [...before, detail])), []);
	const drop = (notice: Notice) => setGiven((before) => before.filter((each) => each !== notice));
	useEffect(() => {
		if (given.length === 0) return;
		import("./Toasts.tsx").then(
			({ Toasts: Library }) => setToasts(() => Library),
			// The next change tries to load the library again, which then shows what has not been closed.
			() => setToasts((before: ComponentType<ToastsProps> | undefined) => before ?? PlainNotices),
		);
	}, [given]);
	return (
		<section className="notices" aria-label={t("notices.area")}>
			{/* Live region: present before its content, and announces only additions. */}
			<div role="status" aria-atomic="false">
				{Toasts && <Toasts given={given} drop={drop} />}
			</div>
			{children}
		</section>
	);
}
