import type { Translate } from "#src/i18n/translate.ts";
import { Icon } from "#src/ui/icons.tsx";

/**
 * Notice that every document contains, hidden, in its own language: shown when the app or its data cannot be loaded, with a
 * button to try again. It needs no request and is displayed next to the page content, which stays.
 */
export function FailureNotice({ t }: { t: Translate }) {
	return (
		<section className="notices" aria-label={t("notices.area")}>
			<div className="toast" role="alert">
				<div className="flex items-start gap-2 py-2 pl-4">
					<div className="grow py-2">
						<p className="title font-semibold">{t("error.incomplete")}</p>
						<p>{t("error.incompleteText")}</p>
						<button type="button" className="button quiet mt-2" data-retry="">
							{t("error.retry")}
						</button>
					</div>
					<button type="button" className="icon-button shrink-0 rounded-sm" aria-label={t("notices.close")}>
						<Icon name="close" />
					</button>
				</div>
			</div>
		</section>
	);
}
