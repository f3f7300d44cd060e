import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { OpenedEntry } from "#schemas/content/edit.ts";
import { editPath } from "#schemas/shared/edit-api.ts";
import { fieldGrid } from "./look.tsx";
import { TaskForm } from "./TaskForm.tsx";
import { useTranslate } from "./words.ts";

/** What can be done with an entry as a whole: another like it, another name, its end. Unsaved changes come first, since they would be lost. */
export function WholeEntry({ opened, isUnsaved }: { opened: OpenedEntry; isUnsaved: boolean }) {
	const t = useTranslate();
	const navigate = useNavigate();
	const { kind, folder, slug, choices } = opened;
	const entry = `${folder}/${slug}`;
	const [name, setName] = useState(slug);
	const [redirect, setRedirect] = useState("");
	if (isUnsaved) return <p>{t("saveFirst")}</p>;
	return (
		<>
			<p className="mb-4">
				<Link to={`${editPath}/new?${new URLSearchParams({ kind, like: slug })}`}>{t("newLike")}</Link>
			</p>
			<div className={fieldGrid}>
				<TaskForm
					task={{ is: "move", entry, to: name }}
					action={t("rename")}
					onDone={(moved) => navigate(`${editPath}/${moved}`, { state: t("renamed", { what: entry }) })}
				>
					<label>
						{t("renameTo")}
						<input value={name} required aria-describedby="rename-hint" onChange={({ target }) => setName(target.value)} />
						<span id="rename-hint" className="fine">
							{t("renameHint")}
						</span>
					</label>
				</TaskForm>
				<TaskForm
					task={{ is: "delete", entry, redirect: redirect === "" ? null : redirect }}
					action={t("delete")}
					onDone={() => navigate(editPath, { state: t("deleted", { what: entry }) })}
				>
					<label>
						{t("redirectTo")}
						<input
							value={redirect}
							list="redirect-pages"
							placeholder="/"
							aria-describedby="redirect-hint"
							onChange={({ target }) => setRedirect(target.value)}
						/>
						<span id="redirect-hint" className="fine">
							{t("redirectHint")}
						</span>
					</label>
					<datalist id="redirect-pages">
						{choices.links.map(({ value }) => (
							<option key={value} value={value} />
						))}
					</datalist>
				</TaskForm>
			</div>
		</>
	);
}
