import fc from "fast-check";
import { expect, test } from "vitest";
import { type CauseSigns, type DiagnosisAnswers, rankCauses } from "#schemas/shared/diagnosis.ts";

type NamedCause = CauseSigns & { name: string };

const cause = (name: string, signs: Partial<CauseSigns["signs"]>, plants: string[] = []): NamedCause => ({
	name,
	signs: { where: [], how: [], soil: [], ...signs },
	plants,
});

const causes = [
	cause("water", { where: ["old", "whole"], how: ["yellow", "limp"], soil: ["wet"] }, ["pothos"]),
	cause("thirst", { where: ["old", "tips"], how: ["yellow", "limp"], soil: ["dry"] }),
	cause("age", { where: ["old"], how: ["yellow"] }),
	cause("mites", { where: ["leaf"], how: ["webs", "yellow"] }, ["ivy"]),
	cause("scale", { where: ["leaf"], how: ["sticky", "yellow"] }, ["pothos"]),
	cause("gnats", { where: ["soil"], how: ["flies"], soil: ["wet"] }),
];

const nothing: DiagnosisAnswers = { where: null, how: null, soil: null, plant: null };

test.each<[about: string, answers: Partial<DiagnosisAnswers>, found: string[]]>([
	["no answer finds no cause", {}, []],
	["soil and plant alone find no cause", { soil: "wet", plant: "pothos" }, []],
	["one sign finds its causes in the order of the list, at most three", { how: "yellow" }, ["water", "thirst", "age"]],
	["more matching answers come first", { where: "leaf", how: "yellow" }, ["mites", "scale", "water"]],
	["the soil rules out causes that name another", { how: "yellow", soil: "wet" }, ["water", "age", "mites"]],
	["a cause that names no soil fits every soil", { where: "old", how: "yellow", soil: "dry" }, ["thirst", "age", "mites"]],
	["a cause that never looks like that is ruled out", { where: "old", how: "webs" }, ["mites"]],
	["without the look, where it shows decides", { where: "leaf" }, ["mites", "scale"]],
	["a plant that is prone counts as an answer", { where: "leaf", how: "yellow", plant: "pothos" }, ["scale", "water", "mites"]],
	["answers that no cause has together find none", { how: "flies", soil: "dry" }, []],
	["an answer that no cause names finds none", { how: "blue" }, []],
])("%s", (_, answers, found) => {
	expect(rankCauses(causes, { ...nothing, ...answers }).map(({ cause: { name } }) => name)).toEqual(found);
});

test("each cause has the questions whose answers speak for it, in their order", () => {
	const ranked = rankCauses(causes, { where: "old", how: "yellow", soil: "wet", plant: "pothos" });
	expect(ranked.map(({ cause: { name }, because }) => [name, because])).toEqual([
		["water", ["where", "how", "soil", "plant"]],
		["age", ["where", "how"]],
		["scale", ["how", "plant"]],
	]);
});

test("whatever is answered, a cause has a reason that can be seen, and none has fewer reasons than the next", () => {
	const answer = (ids: string[]) => fc.constantFrom(null, ...ids);
	const answers = fc.record({
		where: answer(["old", "tips", "whole", "leaf", "soil"]),
		how: answer(["yellow", "limp", "webs", "sticky", "flies"]),
		soil: answer(["wet", "dry", "moist"]),
		plant: answer(["pothos", "ivy", "fern"]),
	});
	fc.assert(
		fc.property(answers, (given) => {
			const reasons = rankCauses(causes, given).map(({ because }) => because);
			expect(reasons.length).toBeLessThanOrEqual(3);
			expect(reasons.filter((because) => !because.some((question) => question === "where" || question === "how"))).toEqual([]);
			const counts = reasons.map(({ length }) => length);
			expect(counts).toEqual(counts.toSorted((a, b) => b - a));
		}),
	);
});
