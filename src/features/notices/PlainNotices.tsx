import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import type { ToastsProps } from "./notify.ts";

/**
 * The latest notice, if the library that displays notices failed to load: the notice may be about that very network failure.
 */
export function PlainNotices({ given, drop }: ToastsProps) {
	const t = useTranslate();
	const notice = given.at(-1);
	if (!notice) return null;
	const { title, text, action } = notice;
	const run = () => {
		drop(notice);
		action?.run();
	};
	return (
		<div className="toast" data-priority={notice.destructive ? "high" : "low"}>
			<div className="flex items-start gap-2 py-2 pl-4">
				<div className="grow py-2">
					<p className="title font-semibold">{title(t)}</p>
					<p>{text?.(t)}</p>
					{action && (
						<button type="button" className="button quiet mt-2" onClick={run}>
							{action.label(t)}
						</button>
					)}
				</div>
				<button
					type="button"
					className="icon-button shrink-0 rounded-sm"
					aria-label={t("notices.close")}
					onClick={() => drop(notice)}
				>
					<Icon name="close" />
				</button>
			</div>
		</div>
	);
}
