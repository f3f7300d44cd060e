import { useTranslate } from "#src/data/shared.ts";
import { NoticeBox } from "#src/ui/NoticeBox.tsx";
import type { ToastsProps } from "./notify.ts";

/** The latest notice, if the library that displays notices failed to load: the notice may be about that very network failure. */
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
			<NoticeBox t={t} title={title(t)} text={text?.(t)} onClose={() => drop(notice)}>
				{action && (
					<button type="button" className="button quiet mt-2" onClick={run}>
						{action.label(t)}
					</button>
				)}
			</NoticeBox>
		</div>
	);
}
