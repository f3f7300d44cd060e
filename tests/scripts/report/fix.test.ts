import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import type { Diagnostic, Fix } from "#scripts/report/diagnostic.ts";
import { applyFixes } from "#scripts/report/fix.ts";

const finding = (position: Diagnostic["position"], fix?: Fix): Diagnostic => ({
	code: "dead-link",
	file: "fr.md",
	position,
	message: msg("link.dead", { url: "/A" }),
	hint: msg("link.dead.hint"),
	...(fix ? { fix } : {}),
});

test.each([
	["one link", "a [x](/A) b", [finding([1, 3], { from: "/A", to: "/a" })], "a [x](/a) b"],
	[
		"two links of a line, the longer one first",
		"[x](/long) [y](/l)",
		[finding([1, 1], { from: "/long", to: "/s" }), finding([1, 12], { from: "/l", to: "/much-longer" })],
		"[x](/s) [y](/much-longer)",
	],
	[
		"links of several lines, in any order",
		"[x](/A)\n\n[y](/B)\n",
		[finding([3, 1], { from: "/B", to: "/b" }), finding([1, 1], { from: "/A", to: "/a" })],
		"[x](/a)\n\n[y](/b)\n",
	],
	["the second of two equal links", "[x](/A) [y](/A)", [finding([1, 9], { from: "/A", to: "/a" })], "[x](/A) [y](/a)"],
	["a link in the last line", "a\nb /A", [finding([2, 3], { from: "/A", to: "/a" })], "a\nb /a"],
	["a mend with a dollar sign", "x /A", [finding([1, 3], { from: "/A", to: "$&$1" })], "x $&$1"],
	["nothing, when the words are not there", "x /B", [finding([1, 3], { from: "/A", to: "/a" })], "x /B"],
	["nothing, when a finding brings no mend", "x /A", [finding([1, 3]), finding(null)], "x /A"],
])("the check fixes %s (R16.1)", (_, text, diagnostics, mended) => {
	expect(applyFixes(text, diagnostics)).toBe(mended);
});
