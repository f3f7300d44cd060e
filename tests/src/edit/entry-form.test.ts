import { EventEmitter, once } from "node:events";
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CheckedDraft, EditedFile, EntryDraft, OpenedEntry } from "#schemas/content/edit.ts";
import type { FormPlaceholders } from "#schemas/generated/form-words.ts";
import { editApi } from "#schemas/shared/edit-api.ts";
import { EntryPage } from "#src/edit/EntryPage.tsx";
import { FormContext } from "#src/edit/words.ts";
import { createTranslate } from "#src/i18n/translate.ts";

// A dev server's messages come by what Vite adds to a module.
vi.mock("#src/edit/on-content-change.ts", () => ({ onContentChange: () => () => {} }));

const choices: OpenedEntry["choices"] = {
	...{ terms: {}, slugs: {}, sources: [], partners: [], images: [], links: [], licences: [] },
};

/** A plant with one fact, its botanical name, as it is on disk, and a French and an English text without fields. */
function entry(slug: string, latin = slug): OpenedEntry {
	const file = (part: EditedFile["part"], fields: Record<string, string>): EditedFile => ({
		...{ part, file: `plants/${slug}/${part}.yaml`, base: JSON.stringify(fields), text: JSON.stringify(fields), fields },
		...{ body: null, problem: null },
	});
	return {
		...{ kind: "plant", folder: "plants", slug, path: null, extension: "yaml", choices },
		schemas: {
			facts: { type: "object", properties: { latin: { type: "string", description: "Latin" } } },
			text: { type: "object" },
		},
		files: [file("facts", { latin }), file("fr", {}), file("en", {})],
	};
}

const unchecked: CheckedDraft = { findings: [], unconfirmed: {}, figures: {}, texts: {} };

/** What the dev server answers: the body of an answer by the address, from the query and what was sent. */
type Server = Record<string, (query: URLSearchParams, sent: unknown) => unknown>;

/** Opens the form at an address of an entry. Texts of the form are their keys. It ends with the test. */
function openForm(path: string, answers: Server) {
	const server: Server = {
		[editApi.entry]: (query) => entry(String(query.get("entry")?.split("/")[1])),
		[editApi.check]: () => unchecked,
		...answers,
	};
	const asked = (url: string, init?: RequestInit) => {
		const { pathname, searchParams } = new URL(url, location.href);
		return server[pathname]?.(searchParams, JSON.parse(String(init?.body ?? "null")));
	};
	vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => Response.json(await asked(url, init)));
	const router = createMemoryRouter([{ path: "/edit/:folder/:slug", element: createElement(EntryPage) }], {
		initialEntries: [`/edit/${path}`],
	});
	const form = { lang: "en" as const, t: createTranslate<FormPlaceholders>({ lang: "en", strings: {} }) };
	const app = createRoot(document.body.appendChild(document.createElement("div")));
	app.render(createElement(FormContext, { value: form }, createElement(RouterProvider, { router })));
	onTestFinished(() => {
		app.unmount();
		document.body.replaceChildren();
		localStorage.clear();
		vi.unstubAllGlobals();
	});
	return { router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const latin = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Latin" });
const bar = () => screen.getByRole("contentinfo").textContent;

test("after a rename the form has the values of the entry at the new address (R17.8)", async () => {
	const { router } = openForm("plants/old", {});
	expect((await latin()).value).toBe("old");
	await router.navigate("/edit/plants/new");
	await screen.findByRole("heading", { level: 1, name: "new" });
	expect((await latin()).value).toBe("new");
});

test("what is typed while the form is being saved is kept, and counts as unsaved (R17.8)", async () => {
	const host = new EventEmitter();
	const typed = once(host, "typed");
	const { user } = openForm("plants/old", {
		[editApi.save]: async (_, sent) => {
			await typed;
			const [facts] = (sent as EntryDraft).files;
			return { files: [entry("old", facts && "fields" in facts ? String(facts.fields["latin"]) : "").files[0]] };
		},
	});
	const field = await latin();
	await user.type(field, " saved");
	await user.keyboard("{Control>}s{/Control}");
	await waitFor(() => expect(bar()).toContain("saving"));
	await user.type(field, " and more");
	host.emit("typed");
	await waitFor(() => expect(bar()).toContain("saved unsaved"));
	expect(field.value).toBe("old saved and more");
});

test("what is typed while a finding is being mended is kept (R17.8)", async () => {
	const host = new EventEmitter();
	const typed = once(host, "typed");
	const finding = {
		...{ file: "plants/old/facts.yaml", pointer: null, line: 1, column: 1, severity: "warning", code: "typography" },
		...{ message: "A space is missing.", hint: "", mendable: true, related: [] },
	};
	const { user } = openForm("plants/old", {
		[editApi.check]: () => ({ ...unchecked, findings: [finding] }),
		[editApi.mend]: async () => {
			await typed;
			return { "plants/old/facts.yaml": { text: "", fields: { latin: "mended" }, body: null } };
		},
	});
	const field = await latin();
	await user.type(field, "!");
	await user.click(await screen.findByRole("button", { name: "mend" }));
	await user.type(field, "!");
	host.emit("typed");
	await waitFor(() => expect(bar()).toContain("unsaved"));
	expect(field.value).toBe("old!!");
});

test("a mark that a translation holds is unsaved until it is saved (R17.8)", async () => {
	const { user } = openForm("plants/old", {});
	await latin();
	expect(screen.queryByText("saveFirst")).toBe(null);
	await user.click(screen.getByRole("checkbox", { name: "isCurrent" }));
	await screen.findByText("saveFirst");
});
