import { use, useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { pinPath, splitPath } from "#schemas/spec/url.ts";
import { SharedContext } from "#src/data/shared.ts";

/** R1.5. What shows when a page fails. It may stand outside the shell, so it leans on nothing that may have failed too. */
export function ErrorScreen() {
	const error = useRouteError();
	const t = use(SharedContext)?.t;
	const { lang } = splitPath(useLocation().pathname);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		document.title = heading.current?.textContent ?? "";
		// R3.5, after a navigation; a page that opens with an error leaves the focus alone.
		if (error && document.documentElement.dataset["ready"] !== undefined) heading.current?.focus({ preventScroll: true });
	}, [error]);
	return (
		<div className="not-found">
			<div>
				<h1 ref={heading} tabIndex={-1}>
					{t?.("error.title") ?? "Unexpected Application Error!"}
				</h1>
				<p>{describe(error)}</p>
				<p>
					<a href={lang ? pinPath("/", lang) : "/"} className="button">
						{t?.("error.home") ?? "/"}
					</a>
				</p>
			</div>
		</div>
	);
}

function describe(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	if (error instanceof Response) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}
