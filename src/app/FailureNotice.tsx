import type { Translate } from "#src/i18n/translate.ts";
import { NoticeBox } from "#src/ui/NoticeBox.tsx";

/**
 * Notice that every document contains, hidden, in its own language: shown when the app or its data cannot be loaded, with a
 * button to try again. It needs no request and is displayed next to the page content, which stays.
 */
export function FailureNotice({ t }: { t: Translate }) {
	return (
		<section className="notices" aria-label={t("notices.area")}>
			<div className="toast" role="alert">
				<NoticeBox t={t} title={t("error.incomplete")} text={t("error.incompleteText")}>
					<button type="button" className="button quiet mt-2" data-retry="">
						{t("error.retry")}
					</button>
				</NoticeBox>
			</div>
		</section>
	);
}
