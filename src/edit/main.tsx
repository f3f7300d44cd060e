import "./edit.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { FormPlaceholders } from "#schemas/generated/form-words.ts";
import { editPath } from "#schemas/shared/edit-api.ts";
import { programLangFor } from "#schemas/shared/program-langs.ts";
import { keepTheme } from "#src/data/theme.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import { EntryPage } from "./EntryPage.tsx";
import { ListPage } from "./ListPage.tsx";
import { NewPage } from "./NewPage.tsx";
import { FormContext } from "./words.ts";

/* The form for entries, a separate app that only the dev server serves. No module of the site imports anything from it. */
// The dev server sets the language and the texts.
const lang = programLangFor(document.documentElement.lang);
const strings = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const form = { lang, t: createTranslate<FormPlaceholders>({ lang, strings }) };
keepTheme();

const router = createBrowserRouter([
	{ path: editPath, element: <ListPage /> },
	{ path: `${editPath}/new`, element: <NewPage /> },
	{ path: `${editPath}/:folder/:slug`, element: <EntryPage /> },
]);
// Dropping a picture outside its field would otherwise navigate away from the form.
const keepForm = (event: DragEvent) => {
	if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
};
addEventListener("dragover", keepForm);
addEventListener("drop", keepForm);

const container = document.getElementById("root");
if (container)
	createRoot(container).render(
		<StrictMode>
			<FormContext value={form}>
				<RouterProvider router={router} />
			</FormContext>
		</StrictMode>,
	);
