import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** Announces the page title to screen readers after a navigation; the browser announces the first page itself. */
export function Announcer() {
	const { pathname } = useLocation();
	const [said, setSaid] = useState({ pathname, title: "" });
	useEffect(() => {
		setSaid((before) => (before.pathname === pathname ? before : { pathname, title: document.title }));
	}, [pathname]);
	return (
		<p className="sr-only" role="status">
			{said.title}
		</p>
	);
}
