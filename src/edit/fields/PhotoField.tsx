import { type DragEvent, useState } from "react";
import { QuietButton } from "#src/ui/Button.tsx";
import { sendPhoto } from "../api.ts";
import { useEditing } from "../editing.ts";
import { fieldGrid } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { attributesOf, type ControlProps } from "./control-props.ts";

/** A photo of the content, or a new one dropped in and credited to its author; a new one is added to the content at once. */
export function PhotoField(props: ControlProps) {
	const { value, onChange } = props;
	const t = useTranslate();
	const { choices, addPhoto } = useEditing();
	const [photo, setPhoto] = useState<File | null>(null);
	const [credit, setCredit] = useState({ author: "", licence: "own", source: "" });
	const [said, setSaid] = useState("");
	const name = typeof value === "string" ? value : "";
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setPhoto(event.dataTransfer.files[0] ?? null);
	};
	const send = async (file: File) => {
		if (credit.author.trim() === "") return setSaid(t("photoNoAuthor"));
		try {
			const { source, ...required } = credit;
			const sent = await sendPhoto(file, source === "" ? required : { ...required, source });
			addPhoto(sent.name);
			onChange(sent.name);
			setPhoto(null);
			setSaid(t("photoAdded", { what: sent.name }));
		} catch (error) {
			setSaid(error instanceof Error ? error.message : t("failed"));
		}
	};
	const known = choices.images.some((choice) => choice.value === name);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button inside does the same by keyboard
		<div data-photo="" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
			<select {...attributesOf(props)} value={name} onChange={({ target }) => onChange(target.value || undefined)}>
				<option value="">{t("choose")}</option>
				{name !== "" && !known && <option value={name}>{t("notKnown", { value: name })}</option>}
				{choices.images.map((choice) => (
					<option key={choice.value}>{choice.value}</option>
				))}
			</select>
			<label className="mt-[0.4rem] block rounded-sm border-2 border-faded border-dashed px-[0.6rem] py-[0.9rem] focus-within:outline-2 focus-within:outline-clay focus-within:outline-offset-2 hover:cursor-pointer hover:border-ink">
				{photo?.name ?? t("photo")}
				{/* The native file input's text is in the browser's language, and does not show a dropped file. */}
				<input
					type="file"
					className="sr-only"
					accept=".jpg,.jpeg,.png,.webp,.avif"
					onChange={({ target }) => setPhoto(target.files?.[0] ?? null)}
				/>
			</label>
			{photo && (
				<div className={fieldGrid}>
					<label>
						{t("photoAuthor")}{" "}
						<input value={credit.author} onChange={({ target }) => setCredit({ ...credit, author: target.value })} />
					</label>
					<label>
						{t("photoLicence")}{" "}
						<select value={credit.licence} onChange={({ target }) => setCredit({ ...credit, licence: target.value })}>
							{choices.licences.map((licence) => (
								<option key={licence.value} value={licence.value}>
									{licence.value === "own" ? t("photoOwn") : licence.value}
								</option>
							))}
						</select>
					</label>
					<label>
						{t("photoSource")}{" "}
						<input type="url" value={credit.source} onChange={({ target }) => setCredit({ ...credit, source: target.value })} />
					</label>
					<QuietButton onClick={() => send(photo)}>{t("photoAdd")}</QuietButton>
				</div>
			)}
			<p role="status">{said}</p>
		</div>
	);
}
