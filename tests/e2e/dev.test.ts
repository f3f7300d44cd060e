import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editApi } from "#schemas/shared/edit-api.ts";
import { programLangs } from "#schemas/shared/program-langs.ts";
import { type DevServer, startDevServer } from "#scripts/desk/dev/dev-server.ts";
import { formWords, loadTexts } from "#scripts/messages/texts.ts";
import { defaultOutDir } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { send } from "../support/answers.ts";
import { bringAxe, findings } from "../support/axe.ts";
import { goTo, heading, type PageVisit, useBrowser, type Visitor } from "../support/browser.ts";
import { fileFolder } from "../support/folders.ts";
import { codeHashes } from "../support/known-parts.ts";
import { baseContent } from "../support/workspace.ts";

const browser = useBrowser();
const file = "articles/arrosage/fr.md";
const path = "/fr/blog/arrosage";
const title = "Bien arroser";

const options = { codeHashes, cacheDir: null, lang: "en" } as const;
const dir = fileFolder();
let server: DevServer;

beforeAll(async () => {
	cpSync(baseContent, dir, { recursive: true });
	server = await startDevServer(dir, undefined, options);
});
afterAll(() => server.close());

type Editing = PageVisit & { original: string; target: string };

/** An article open in the browser as it is written, beside its file in an editor. */
async function openArticle(): Promise<Editing> {
	const original = readFileSync(join(baseContent, file), "utf8");
	const target = join(dir, file);
	writeFileSync(target, original);
	const visit = await browser.reusePage();
	await goTo(visit.page, server.url + path);
	await heading(visit.page, title).waitFor();
	await overlay(visit.page).waitFor({ state: "detached" });
	await visit.page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
	return { ...visit, original, target };
}

const titled = (text: string, other: string) => text.replace(`title: ${title}\n`, `title: ${other}\n`);
const overlay = (page: Page) => page.locator("vite-error-overlay");

/** One page that stays open, from save to save. */
test("dev updates the open page without a reload, however the editor saves, and hydrates without a warning", async () => {
	const { page, original, target, complaints } = await openArticle();
	const shows = (other: string) => heading(page, other).waitFor();
	writeFileSync(target, titled(original, "Un titre tout neuf"));
	await shows("Un titre tout neuf");
	// By a rename, and through a temporary name.
	writeFileSync(`${target}~`, titled(original, "Par renommage"));
	renameSync(`${target}~`, target);
	await shows("Par renommage");
	renameSync(target, `${target}.bak`);
	writeFileSync(target, titled(original, "Par remplacement"));
	unlinkSync(`${target}.bak`);
	await shows("Par remplacement");
	// Of a burst the last state. Letters, since a number would have to stand in all languages.
	const version = (index: number) =>
		`Version ${String.fromCharCode(97 + Math.floor(index / 10))}${String.fromCharCode(97 + (index % 10))}`;
	for (let index = 1; index <= 50; index++) writeFileSync(target, titled(original, version(index)));
	await shows(version(50));
	expect(await page.locator("html[data-same-document]").count()).toBe(1);
	expect(complaints).toEqual([]);
});

test("dev shows a fault with file, line and code frame over the last good page until it is fixed, also for half-written and deleted files, and on a page opened meanwhile", async () => {
	const { page, original, target } = await openArticle();
	writeFileSync(target, titled(original, '"Un guillemet oublié'));
	await overlay(page).getByText("fr.md:").first().waitFor();
	await overlay(page).getByText('title: "Un guillemet oublié').first().waitFor();
	expect(await heading(page, title).count()).toBe(1);
	writeFileSync(target, titled(original, "Guillemet retrouvé"));
	await overlay(page).waitFor({ state: "detached" });
	await heading(page, "Guillemet retrouvé").waitFor();
	writeFileSync(target, original.slice(0, 120));
	await overlay(page).getByText("front-matter").first().waitFor();
	unlinkSync(target);
	await overlay(page).getByText("missing-language").first().waitFor();
	writeFileSync(target, titled(original, "De retour"));
	await overlay(page).waitFor({ state: "detached" });
	await heading(page, "De retour").waitFor();
	for (const fault of ["titel", "tilte", "tiltle"]) {
		writeFileSync(target, `---\n${fault}: x\n---\n`);
		await overlay(page).getByText(fault).first().waitFor();
	}
	const { page: second } = await browser.reusePage();
	await second.goto(page.url());
	await heading(second, "De retour").waitFor();
	await overlay(second).waitFor();
	writeFileSync(target, titled(original, "Pour les deux"));
	await heading(page, "Pour les deux").waitFor();
	await heading(second, "Pour les deux").waitFor();
	expect(await page.locator("html[data-same-document]").count()).toBe(1);
});

test("dev shows a change that was saved while the page was loading", async () => {
	const { page, original, target } = await openArticle();
	const { page: second } = await browser.reusePage();
	let [hold, release] = [() => {}, () => {}];
	const [held, saved] = [
		new Promise<void>((resolve) => {
			hold = resolve;
		}),
		new Promise<void>((resolve) => {
			release = resolve;
		}),
	];
	await second.route(
		"**/arrosage.json",
		async (route) => {
			const response = await route.fetch();
			hold();
			await saved;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	await second.goto(page.url());
	await held;
	writeFileSync(target, titled(original, "Pendant l’ouverture"));
	await heading(page, "Pendant l’ouverture").waitFor();
	release();
	await heading(second, "Pendant l’ouverture").waitFor();
});

test("dev refuses a port in use with one sentence, and leaves no process running (R17.8)", async () => {
	const port = Number(new URL(server.url).port);
	await expect(startDevServer(dir, port, options)).rejects.toMatchObject({
		sentence: { key: "usage.portTaken", values: { port } },
	});
});

test.each([
	["/%", {}, 400],
	["/%zz", {}, 400],
	["/%c0%ae", {}, 400],
	["/fr/%ff.json", {}, 400],
	["/favicon.svg", { Range: "bytes=5-2" }, 200],
	["/favicon.svg", { Range: "bytes=0-99999999999999999999" }, 200],
	["/__open-in-editor?file=client.tsx", { "Sec-Fetch-Site": "cross-site" }, 403],
	["/__open-in-editor?file=client.tsx", { Origin: "https://evil.example" }, 403],
	["//__open-in-editor?file=client.tsx", { "Sec-Fetch-Site": "cross-site" }, 403],
	["/__open-in-editor", { "Sec-Fetch-Site": "same-origin" }, 500],
])("dev answers %s with headers %j with status %i, and keeps running", async (address, headers, status) => {
	const { port, host } = new URL(server.url);
	expect((await send({ port: Number(port) }, "GET", address, { Host: host, ...headers })).status).toBe(status);
	expect((await send({ port: Number(port) }, "GET", "/favicon.svg", { Host: host })).status).toBe(200);
});

test("dev serves a photo at the address used in texts, so that the form can preview an unsaved text (R17.8)", async () => {
	const answers = ["arrosoir.jpg", "arrosoir.yaml", "..%2fsite.yaml"].map((name) => fetch(`${server.url}/images/${name}`));
	expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404, 404]);
});

/** The form of an entry in the content that is being written. */
async function openForm(visitor: Visitor = {}) {
	const original = readFileSync(join(baseContent, file), "utf8");
	const target = join(dir, file);
	writeFileSync(target, original);
	const visit = await browser.reusePage({ bypassCsp: true, ...visitor });
	await visit.page.goto(`${server.url}/edit`);
	await visit.page.getByRole("searchbox").fill("arros");
	await visit.page.getByRole("link", { name: title }).click();
	await heading(visit.page, title).waitFor();
	return { ...visit, original, target, bar: visit.page.locator("[data-bar]") };
}

test("the form shows errors beside the field, mends them as --fix does, saves only the changed lines, and discards what is unsaved (R17.8)", async () => {
	const { page, original, target, bar, complaints } = await openForm();
	const saved = (line: string) => original.replace("Toucher la terre avant de verser.", line);
	const save = async () => {
		await page.keyboard.press("Control+s");
		await bar.getByText("Tout est enregistré.").waitFor();
	};
	expect(await page.title()).toBe(`${title} · Pousse`);
	await bar.getByText("Aucune remarque.").waitFor();
	const subtitle = page.getByRole("textbox", { name: "Ligne sous le titre, Français" });
	await subtitle.fill("TODO toucher la terre.");
	await page.locator("[data-cell]").getByText("Il reste un repère TODO.").waitFor();
	expect(await subtitle.getAttribute("aria-invalid")).toBe("true");
	expect(readFileSync(target, "utf8")).toBe(original);
	await subtitle.fill("Toucher la terre, puis verser.");
	await bar.getByText("Aucune remarque.").waitFor();
	await save();
	expect(readFileSync(target, "utf8")).toBe(saved("Toucher la terre, puis verser."));

	await subtitle.fill('L"eau , puis la terre...');
	const mend = page.locator("[data-cell]").getByRole("button", { name: "Corriger" });
	for (const left of [3, 2, 1]) {
		await expect.poll(() => mend.count()).toBe(left);
		await mend.first().click();
	}
	await bar.getByText("Aucune remarque.").waitFor();
	expect(await subtitle.inputValue()).toBe("L’eau, puis la terre…");
	expect(readFileSync(target, "utf8")).toBe(saved("Toucher la terre, puis verser."));
	await save();
	expect(readFileSync(target, "utf8")).toBe(saved("L’eau, puis la terre…"));

	await subtitle.fill("Ma version.");
	page.once("dialog", (dialog) => void dialog.accept());
	await bar.getByRole("button", { name: "Tout annuler" }).click();
	await bar.getByText("Le formulaire est comme les fichiers.").waitFor();
	expect([await subtitle.inputValue(), readFileSync(target, "utf8")]).toEqual([
		"L’eau, puis la terre…",
		saved("L’eau, puis la terre…"),
	]);
	expect(complaints).toEqual([]);
});

test("on a phone the form has no axe findings in both themes, takes a dropped picture, shows an unreadable file as text, and both versions of one changed on disk (R17.8, R3.5)", async () => {
	const { page, original, target, bar } = await openForm({ width: 390 });
	await bar.getByText("Aucune remarque.").waitFor();
	await bringAxe(page);
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)").waitFor({ state: "attached" });
		expect({ colorScheme, found: await findings(page, "html", {}) }).toEqual({ colorScheme, found: [] });
	}
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

	const letGo = (place: string) =>
		page.locator(place).evaluate((element) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["a"], "Mon arrosoir.jpg", { type: "image/jpeg" }));
			return !element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
		});
	// Elsewhere than on its field it does not take the form's place.
	expect(await letGo("h1")).toBe(true);
	expect(await letGo("[data-photo]")).toBe(true);
	await page.locator("[data-photo]").getByText("Mon arrosoir.jpg").waitFor();
	await page.getByRole("button", { name: "Ajouter la photo" }).click();
	await page.getByText("Écrivez d’abord qui a pris la photo.").waitFor();

	writeFileSync(target, original.replace(`title: ${title}`, `title: "${title}`));
	const text = page.getByRole("textbox", { name: file });
	await page.getByText(`${file} ne peut pas être lu : ligne 3`).waitFor();
	expect(await text.textContent()).toContain(`title: "${title}`);
	writeFileSync(target, original);
	await text.waitFor({ state: "detached" });

	await page.getByRole("textbox", { name: "Ligne sous le titre, Français" }).fill("Ma version.");
	const theirs = original.replace("badge: Bases", "badge: Les bases");
	writeFileSync(target, theirs);
	await page.getByRole("heading", { name: `${file} a changé sur le disque entre-temps, et ici aussi.` }).waitFor();
	await page.keyboard.press("Control+s");
	await bar.getByText("Pas enregistré").waitFor();
	expect(readFileSync(target, "utf8")).toBe(theirs);
	await page.getByRole("button", { name: "Garder la mienne" }).click();
	await page.keyboard.press("Control+s");
	await bar.getByText("Tout est enregistré.").waitFor();
	expect(readFileSync(target, "utf8")).toBe(theirs.replace("Toucher la terre avant de verser.", "Ma version."));
});

test("unsaved changes are there again after the form was left, also beside a file that has changed since (R17.8)", async () => {
	const { page, original, target, bar } = await openForm();
	const subtitle = page.getByRole("textbox", { name: "Ligne sous le titre, Français" });
	await subtitle.fill("Ma version.");
	await page.reload();
	await bar.getByText("Ces changements n’étaient pas enregistrés quand le formulaire a été quitté").waitFor();
	expect([await subtitle.inputValue(), readFileSync(target, "utf8")]).toEqual(["Ma version.", original]);
	await page.goto("about:blank");
	const theirs = original.replace("badge: Bases", "badge: Les bases");
	writeFileSync(target, theirs);
	await page.goto(`${server.url}/edit/articles/arrosage`);
	await page.getByRole("heading", { name: `${file} a changé sur le disque entre-temps, et ici aussi.` }).waitFor();
	await page.getByRole("button", { name: "Garder la mienne" }).click();
	await page.keyboard.press("Control+s");
	await bar.getByText("Tout est enregistré.").waitFor();
	expect(readFileSync(target, "utf8")).toBe(theirs.replace("Toucher la terre avant de verser.", "Ma version."));
	await page.reload();
	await bar.getByText("Aucune remarque.").waitFor();
	expect(await bar.getByText("Ces changements").count()).toBe(0);
});

test("an editor drafts a plant like another, edits it, renames it and deletes it, each shown before it is done (R17.8)", async () => {
	const { page, bar } = await openForm();
	const section = page.getByRole("region", { name: "Renommer ou supprimer" });
	const showChanges = (form: Locator) => form.getByRole("button", { name: "Montrer ce qui change" }).click();
	const changes = page.getByRole("list", { name: "Changements" });
	await page.getByRole("link", { name: "Toutes les entrées" }).click();
	await page.getByRole("link", { name: "Nouvelle entrée" }).click();
	await page.getByLabel("Nom").fill("Épipremnum argenté");
	await page.getByLabel("Comme").selectOption("pothos");
	await showChanges(page.locator("form"));
	const drafted = ["facts", "fr", "en", "es", "de"].map((part) => `plants/epipremnum-argente/${part}.yaml`);
	await expect.poll(() => changes.getByRole("listitem").allTextContents()).toEqual(drafted.map((file) => `créer       ${file}`));
	expect(existsSync(join(dir, "plants/epipremnum-argente"))).toBe(false);
	await page.getByRole("button", { name: "Créer ces fichiers" }).click();
	await bar.getByText("5 remarques").waitFor();
	await page.getByRole("img", { name: "Le dessin de jour" }).waitFor();

	await page.getByRole("link", { name: "Toutes les entrées" }).click();
	const draft = page.getByRole("listitem").filter({ hasText: "epipremnum-argente" });
	await draft.getByText("Ébauche, il reste des TODO.").waitFor();
	await draft.getByRole("link").click();

	await page.getByRole("textbox", { name: "Nom courant, Français" }).fill("Scindapsus");
	const limit = page
		.locator("[data-cell]")
		.filter({ has: page.getByRole("textbox", { name: "Température sous laquelle elle souffre, en °C" }) });
	await limit.getByRole("button", { name: "C’est juste" }).click();
	await limit.getByText("Ébauché, à vérifier.").waitFor({ state: "detached" });
	await section.getByText("Enregistrez ou annulez d’abord vos changements").waitFor();
	await page.keyboard.press("Control+s");
	await bar.getByText("Tout est enregistré.").waitFor();
	expect(readFileSync(join(dir, "plants/epipremnum-argente/fr.yaml"), "utf8")).toMatch(/^name: Scindapsus$/m);
	expect(readFileSync(join(dir, "plants/epipremnum-argente/facts.yaml"), "utf8")).toMatch(/^coldLimit: 13$/m);

	const [rename, remove] = [section.locator("form").first(), section.locator("form").last()];
	await rename.getByLabel("Nouveau nom dans l’adresse").fill("scindapsus");
	await showChanges(rename);
	await rename.getByRole("button", { name: "Renommer" }).click();
	await page.getByText("plants/epipremnum-argente porte maintenant ce nom.").waitFor();
	expect(new URL(page.url()).pathname).toBe("/edit/plants/scindapsus");

	await showChanges(remove);
	await changes.getByText("plants/scindapsus/fr.yaml").waitFor();
	// Another editor saves a text of it.
	appendFileSync(join(dir, "plants/scindapsus/fr.yaml"), "otherNames: [Pothos satiné]\n");
	await remove.getByRole("button", { name: "Supprimer" }).click();
	await remove.getByText("Le contenu a changé depuis que ces changements sont montrés.").waitFor();
	await showChanges(remove);
	await remove.getByRole("button", { name: "Supprimer" }).click();
	await page.getByText("plants/scindapsus est supprimée.").waitFor();
	expect(existsSync(join(dir, "plants/scindapsus"))).toBe(false);
});

test("a build contains nothing of the form (R17.8)", () => {
	const words = programLangs.flatMap((lang) => Object.values(loadTexts(formWords(lang)))).filter((each) => each.length > 24);
	const marks = [...words, ...Object.values(editApi), "data-cell", "data-bar", "react-hook-form", "cm-content"];
	const found = listFiles(defaultOutDir)
		.filter((name) => /\.(js|css|html|json|txt|xml|webmanifest)$/.test(name))
		.flatMap((name) => {
			const text = readFileSync(join(defaultOutDir, name), "utf8");
			return marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
		});
	expect(marks.length).toBeGreaterThan(40);
	expect(found).toEqual([]);
});
