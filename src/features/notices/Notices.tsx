import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";
import type { Notice } from "#src/data/window-events.ts";
import type { ToastsProps } from "./notify.ts";
import { PlainNotices } from "./PlainNotices.tsx";

/**
 * The corner with the notices. It keeps what is said until the library that shows it has come, which the first
 * notice calls; where that fails, the next notice tries again.
 * `children` stand below the notices, so that neither covers the other.
 */
export function Notices({ children }: { children?: ReactNode }) {
	const t = useTranslate();
	const [given, setGiven] = useState<readonly Notice[]>([]);
	const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
	// Before the other effects of the first commit, which may have something to say.
	useLayoutEffect(() => {
		const take = ({ detail }: CustomEvent<Notice>) => setGiven((before) => [...before, detail]);
		addEventListener("notice", take);
		return () => removeEventListener("notice", take);
	}, []);
	useEffect(() => {
		if (given.length === 0) return;
		import("./Toasts.tsx").then(
			({ Toasts: Library }) => setToasts(() => Library),
			// The next notice asks for the library again.
			() => setToasts((before: ComponentType<ToastsProps> | undefined) => before ?? PlainNotices),
		);
	}, [given]);
	return (
		<section className="notices" aria-label={t("notices.area")}>
			{/* Screen readers hear what comes into this: it is there before it, and says only what is new. */}
			<div role="status" aria-atomic="false">
				{Toasts && <Toasts given={given} />}
			</div>
			{children}
		</section>
	);
}
