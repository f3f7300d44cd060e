import "../app/styles.css";
import "./edit.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { editPath } from "#schemas/spec/edit-api.ts";
import { programLangFor } from "#schemas/spec/program-langs.ts";
import { keepTheme } from "#src/data/theme.ts";
import { EntryPage } from "./EntryPage.tsx";
import { ListPage } from "./ListPage.tsx";
import { FormLangContext, wordsIn } from "./words.ts";

/* The form for entries, an app of its own that only the dev server serves. No module of the site imports anything of it. */
// The dev server has chosen it.
const lang = programLangFor(document.documentElement.lang);
document.title = `${wordsIn[lang].title} · Pousse`;
keepTheme();

const router = createBrowserRouter([
	{ path: editPath, element: <ListPage /> },
	{ path: `${editPath}/:folder/:slug`, element: <EntryPage /> },
]);
// A picture that is let go beside its field would take the place of the form.
const keepForm = (event: DragEvent) => {
	if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
};
addEventListener("dragover", keepForm);
addEventListener("drop", keepForm);

const container = document.getElementById("root");
if (container)
	createRoot(container).render(
		<StrictMode>
			<FormLangContext value={lang}>
				<RouterProvider router={router} />
			</FormLangContext>
		</StrictMode>,
	);
