import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { DataTable } from "#src/features/dashboard/DataTable.tsx";
import { type Colour, contrastOf, levelOf } from "./contrast.ts";
import { pairs, readTokens, type Token, tokens } from "./tokens.ts";

/**
 * The colours of a theme with the contrast of every pair in use, computed in the browser. Element styles are set by script
 * here, which the content security policy allows; this page is not prerendered.
 */
export function Colours({ file }: { file: string }) {
	const t = useTranslate();
	const place = useRef<HTMLDivElement>(null);
	const [read, setRead] = useState<Record<Token, Colour> | null>(null);
	useEffect(() => {
		if (place.current) setRead(readTokens(place.current));
	}, []);
	const hex = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
	const rows = read ? pairs.map(([text, ground]) => ({ text, ground, contrast: contrastOf(read[text], read[ground]) })) : [];
	return (
		<div ref={place}>
			<ul className="grid grid-cols-2 gap-3 max-tight:grid-cols-1 sm:grid-cols-3">
				{tokens.map((token) => (
					<li key={token} className="flex flex-col text-sm/snug">
						<span
							className="mb-1 block h-12 rounded-sm border border-line forced-color-adjust-none"
							style={{ background: `var(--color-${token})` }}
						/>
						<code>{token}</code>
						{read && <code className="fine">{hex(read[token])}</code>}
					</li>
				))}
			</ul>
			<h3>{t("components.contrast")}</h3>
			<DataTable
				name={t("components.contrast")}
				file={file}
				rows={rows}
				rowKey={({ text, ground }) => `${text} ${ground}`}
				columns={[
					{
						id: "pair",
						label: t("components.colours"),
						value: ({ text, ground }) => `${text} / ${ground}`,
						show: ({ text, ground }) => (
							<span
								className="inline-block rounded-xs px-2"
								style={{ color: `var(--color-${text})`, background: `var(--color-${ground})` }}
							>
								{text} / {ground}
							</span>
						),
					},
					{
						id: "contrast",
						label: t("components.contrast"),
						value: ({ contrast }) => Math.round(contrast * 10) / 10,
						show: ({ contrast }) => `${contrast.toFixed(1)} : 1`,
					},
					{ id: "level", label: "WCAG", value: ({ contrast }) => levelOf(contrast) },
				]}
			/>
		</div>
	);
}
