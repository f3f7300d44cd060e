import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";

type Props = {
	/** The query of the whole list in the order that is chosen. */
	wholeList: string;
	/** Whether the filters leave it out, which is told then. */
	isLeftOut: boolean;
	/** The card that the address names, null where it stands among the results. */
	children: ReactNode;
};

/** The card that someone followed a link to, where the results do not show it; if filters leave it out, with a way to drop them. */
export function AskedFor({ wholeList, isLeftOut, children }: Props) {
	const t = useTranslate();
	const { hash } = useLocation();
	return (
		<div className={children ? "listing-asked" : undefined}>
			{/* Stands empty before, so that screen readers hear what comes. */}
			<div role="status">
				{isLeftOut && (
					<p>
						{t("filters.asked")}{" "}
						<Link to={{ search: wholeList, hash }} replace preventScrollReset>
							{t("filters.askedClear")}
						</Link>
					</p>
				)}
			</div>
			{children && <div className="cards">{children}</div>}
		</div>
	);
}
