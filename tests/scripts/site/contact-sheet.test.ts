import { expect, test } from "vitest";
import { contactSheet } from "#scripts/site/contact-sheet.ts";
import { plan } from "../../support/site-plan.ts";

const frame = { base: "", boot: "", styleSheet: "/sheet.css" };
const [drawing] = plan.drawings;

/** Drawings that are all unlike. */
const many = (count: number) => Array.from({ length: count }, (_, number) => ({ ...drawing, key: `key ${number}` }));

const sheetOf = (drawings: readonly unknown[]) => {
	const html = contactSheet(drawings as typeof plan.drawings, frame);
	return { shown: html.match(/<h2 /g)?.length, said: html.match(/<h1>.*<\/h1>|These are .* them\./g) };
};

test("identical drawings appear once on the contact sheet (R12.2)", () => {
	expect(sheetOf([...many(3), ...many(4)])).toEqual({ shown: 4, said: ["<h1>4 drawings</h1>"] });
});

test("a contact sheet of very many drawings shows the first and says so (R12.2)", () => {
	expect(sheetOf(many(401))).toEqual({
		shown: 400,
		said: ["<h1>401 drawings</h1>", "These are the first 400 of them."],
	});
});
