import { useEffect, useRef } from "react";
import { listen } from "#src/data/effects.ts";
import { notify } from "#src/features/notices/notify.ts";

/**
 * Shows a notice when the connection is lost, also if that was before the app started, and when it is back. Renders nothing
 * itself.
 */
export function Connection() {
	const known = useRef(true);
	useEffect(() => {
		const look = () => {
			const { onLine } = navigator;
			if (onLine === known.current) return;
			known.current = onLine;
			const name = onLine ? "back" : "lost";
			notify({
				channel: "status",
				title: (t) => t(`connection.${name}`),
				text: (t) => t(`connection.${name}Text`),
				destructive: !onLine,
			});
		};
		look();
		return listen(["offline", "online"], look);
	}, []);
	return null;
}
