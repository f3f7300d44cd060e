import { use, useEffect, useLayoutEffect, useRef } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { rootData } from "#src/data/root-data.ts";
import { SharedContext } from "#src/data/shared.ts";
import { Problem } from "./Problem.tsx";

/**
 * Shown when a page fails. The heading and the reason are English in every language, so a sentence in the reader's own explains
 * them. Trying again reloads the document, since the app itself may be what failed.
 */
export function ErrorScreen() {
	const error = useRouteError();
	const t = use(SharedContext)?.t;
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		document.title = heading.current?.textContent ?? "";
	}, []);
	useEffect(() => {
		// Only after a navigation; a page that opens with an error does not move the focus.
		if (error && rootData().ready !== undefined) heading.current?.focus({ preventScroll: true });
	}, [error]);
	return (
		<Problem
			title={t?.("error.title") ?? "Unexpected Application Error!"}
			titleLang="en"
			heading={heading}
			reason={describe(error)}
			onRetry={() => location.reload()}
		>
			{t?.("error.text")}
		</Problem>
	);
}

function describe(error: unknown): string {
	if (isRouteErrorResponse(error) || error instanceof Response) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}
