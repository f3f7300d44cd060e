import { useEffect } from "react";

/** Names the page in the browser's tab and history while it is shown. */
export function useTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Pousse`;
	}, [title]);
}
