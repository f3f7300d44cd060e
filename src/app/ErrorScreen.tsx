import { use, useEffect, useLayoutEffect, useRef } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { rootData } from "#src/data/root-data.ts";
import { SharedContext } from "#src/data/shared.ts";
import { Problem } from "./Problem.tsx";

/** What shows when a page fails. Trying again opens the address anew, since what failed may be the app itself. */
export function ErrorScreen() {
	const error = useRouteError();
	const t = use(SharedContext)?.t;
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		document.title = heading.current?.textContent ?? "";
	}, []);
	useEffect(() => {
		// After a navigation; a page that opens with an error leaves the focus alone.
		if (error && rootData().ready !== undefined) heading.current?.focus({ preventScroll: true });
	}, [error]);
	return (
		<Problem title={t?.("error.title") ?? "Unexpected Application Error!"} heading={heading} onRetry={() => location.reload()}>
			{describe(error)}
		</Problem>
	);
}

function describe(error: unknown): string {
	if (isRouteErrorResponse(error) || error instanceof Response) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}
