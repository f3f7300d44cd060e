import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as LanguageChoice from "#src/data/language-choice.ts";
import { createStorage } from "../support/storage.ts";

/* R2.2: what a reader chooses is stored once it shows, and never by what was asked for before it was chosen. */
let storage: ReturnType<typeof createStorage>;
let choice: typeof LanguageChoice;

beforeEach(async () => {
	storage = createStorage();
	vi.stubGlobal("window", { localStorage: storage });
	vi.stubGlobal("localStorage", storage);
	vi.stubGlobal("navigator", { languages: ["fr-FR"] });
	vi.resetModules();
	choice = await import("#src/data/language-choice.ts");
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

test("a choice is stored once it is shown, not before (R2.2)", () => {
	choice.chooseLang("de");
	expect([choice.wantedLang(), storage.getItem("language")]).toEqual(["de", null]);
	expect(choice.settleChoice("de", choice.pendingChoice())).toBeUndefined();
	expect([choice.wantedLang(), storage.getItem("language"), choice.pendingChoice()]).toEqual(["de", "de", null]);
});

test("a page requested before a choice does not cancel it (R2.2)", () => {
	choice.chooseLang("de");
	const before = choice.pendingChoice();
	choice.chooseLang("es");
	choice.settleChoice("de", before);
	choice.settleChoice("fr", null);
	expect([choice.wantedLang(), storage.getItem("language")]).toEqual(["es", null]);
	choice.settleChoice("es", choice.pendingChoice());
	expect(storage.getItem("language")).toBe("es");
});

test("a page requested in another language after a choice cancels it (R2.2)", () => {
	choice.chooseLang("de");
	choice.settleChoice("en", choice.pendingChoice());
	expect([choice.wantedLang(), storage.getItem("language"), choice.pendingChoice()]).toEqual(["fr", null, null]);
});

test("a choice that cannot be stored is reported, and lasts as long as the document (R2.2)", () => {
	storage.full = true;
	choice.chooseLang("es");
	expect(choice.settleChoice("es", choice.pendingChoice())).toBe("lost");
	expect([choice.wantedLang(), storage.getItem("language")]).toEqual(["es", null]);
});
