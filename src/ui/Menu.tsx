import { type ReactNode, useEffect, useRef } from "react";

type Props = { label: string; summary: ReactNode; children: ReactNode };

/** A button that opens a small panel. It is a native disclosure, so it works before and without the app. */
export function Menu({ label, summary, children }: Props) {
	const menu = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const close = (event: Event) => {
			const { current } = menu;
			if (!current?.open) return;
			if (
				event instanceof KeyboardEvent
					? event.key !== "Escape"
					: current.contains(event.target as Node) && !(event.target as Element).closest("a, button")
			)
				return;
			current.open = false;
			if (event instanceof KeyboardEvent) current.querySelector("summary")?.focus();
		};
		document.addEventListener("click", close);
		document.addEventListener("keydown", close);
		return () => {
			document.removeEventListener("click", close);
			document.removeEventListener("keydown", close);
		};
	}, []);
	return (
		<details className="menu" ref={menu}>
			<summary aria-label={label}>{summary}</summary>
			<div className="menu-panel">{children}</div>
		</details>
	);
}
