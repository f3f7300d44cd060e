import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** Says the title of a page to screen readers after a navigation; the first page announces itself. */
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
