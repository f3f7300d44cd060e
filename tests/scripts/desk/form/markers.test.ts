import { expect, test } from "vitest";
import { dropSettled, findUnconfirmed } from "#scripts/desk/form/markers.ts";

const drafted = [
	"latin: TODO Epipremnum aureum # kept",
	"light:",
	"  level: medium # TODO Light it thrives in",
	"  lux: { min: 1000, max: 5000 } # TODO Light in lux at the leaves",
	"coldLimit: 13 # TODO Temperature under which it suffers",
	"saidBy:",
	"  latin: TODO # Accepted botanical name; a key of sources.yaml",
	"  signs:",
	"    - TODO # Source",
	"# TODO write more",
	"",
].join("\n");

test("a drafted value waits to be confirmed, a group in braces as a whole; a text and a source say TODO themselves (R17.8)", () => {
	expect(findUnconfirmed(drafted)).toEqual(["/light/level", "/light/lux", "/coldLimit"]);
	expect(findUnconfirmed("latin: [")).toEqual([]);
	expect(findUnconfirmed("")).toEqual([]);
});

test("the markers of values that were changed or confirmed go, and every other comment stays (R17.8)", () => {
	const changed = drafted
		.replace("min: 1000", "min: 2000")
		.replace("latin: TODO # Acc", "latin: powo # Acc")
		.replace("- TODO", "- aspca")
		.replace("TODO Epi", "Epi");
	expect(dropSettled(drafted, changed, ["/coldLimit"])).toBe(
		[
			"latin: Epipremnum aureum # kept",
			"light:",
			"  level: medium # TODO Light it thrives in",
			"  lux: { min: 2000, max: 5000 }",
			"coldLimit: 13",
			"saidBy:",
			"  latin: powo",
			"  signs:",
			"    - aspca",
			"# TODO write more",
			"",
		].join("\n"),
	);
	expect(dropSettled(drafted, drafted, [])).toBe(drafted);
});
