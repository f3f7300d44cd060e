import { type ReactNode, useEffect, useState } from "react";
import type { DrawnDraft } from "#schemas/content/edit.ts";
import { drawDraft } from "../api.ts";
import { useEditing } from "../editing.ts";
import { useTranslate } from "../words.ts";
import { useValues } from "./field-location.ts";

/** Debounce time of the drawing. */
const debounceMs = 100;

/** The fields of a drawing with the drawing beside them, by day and by night. Values that cannot be drawn leave it as it was. */
export function Drawn({ children }: { children: ReactNode }) {
	const t = useTranslate();
	const { files } = useEditing();
	const [, slug = ""] = files[0]?.file.split("/") ?? [];
	const [form, size] = [...useValues(["facts"], "form"), ...useValues(["facts"], "size")];
	const [drawn, setDrawn] = useState<DrawnDraft | null>(null);
	const wanted = JSON.stringify({ slug, form, size });
	useEffect(() => {
		let isLatest = true;
		const timer = setTimeout(() => {
			// Without an answer the last drawing stays.
			drawDraft(JSON.parse(wanted)).then(
				(next) => isLatest && next && setDrawn(next),
				() => {},
			);
		}, debounceMs);
		return () => {
			isLatest = false;
			clearTimeout(timer);
		};
	}, [wanted]);
	return (
		<div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(14rem,22rem)]">
			<div className="sticky top-0 z-5 flex gap-2 bg-paper py-2 max-md:h-[34vh] max-md:justify-center md:top-4 md:order-last">
				{drawn &&
					(
						[
							["day", t("byDay")],
							["night", t("byNight")],
						] as const
					).map(([time, alt]) => (
						<img
							key={time}
							src={`data:image/svg+xml,${encodeURIComponent(drawn[time])}`}
							alt={alt}
							width={800}
							height={960}
							className="h-full w-auto min-w-0 object-contain md:h-auto md:flex-1"
						/>
					))}
			</div>
			<div>{children}</div>
		</div>
	);
}
