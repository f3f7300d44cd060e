import { slip } from "./mistake.ts";

const plant = "plants/pothos/facts.yaml";
const article = "articles/arrosage/de.md";

/** Fields under a wrong name or in a wrong group. */
export const fieldMistakes = [
	slip(
		"a slip in the name of a field that is needed",
		plant,
		"coldLimit: 13",
		"coldLimt: 13",
		"plants/pothos/facts.yaml:16:1",
		"unknown-field",
		'plants/pothos/facts.yaml has no field "coldLimt".',
		'did you mean "coldLimit"?',
	),
	slip(
		"a slip in the name of a field within a group",
		plant,
		"  growing:",
		"  growin:",
		"plants/pothos/facts.yaml:12:3",
		"unknown-field",
		'water has no field "growin".',
		'did you mean "growing"?',
	),
	slip(
		"a slip in the name of a field of a text",
		article,
		"subtitle:",
		"subtitel:",
		"articles/arrosage/de.md:6:1",
		"unknown-field",
		'articles/arrosage/de.md has no field "subtitel".',
		'did you mean "subtitle"?',
	),
	slip(
		"a slip in the name of an interface string",
		"ui/de.yaml",
		"nav.blog:",
		"nav.blogg:",
		"ui/de.yaml:2:1",
		"extra-key",
		'The site has no interface string "nav.blogg".',
		'did you mean "nav.blog"?',
	),
	slip(
		"a slip in the language of a term",
		"terms/light.yaml",
		"es: media",
		"ess: media",
		"terms/light.yaml:1:36",
		"extra-language",
		'The site does not speak "ess".',
		'did you mean "es"?',
	),
	slip(
		"a field that stands one level too far out",
		article,
		"  cta:",
		"cta:",
		"articles/arrosage/de.md:12:1",
		"unknown-field",
		'The field "cta" stands among the outermost fields, and belongs to the fields of conclusion.',
		"indent it as far as the other fields of conclusion",
	),
	slip(
		"a field that stands one level too far in",
		plant,
		"humidity:",
		"  humidity:",
		"plants/pothos/facts.yaml:14:3",
		"unknown-field",
		'The field "humidity" stands among the fields of water, and belongs to the outermost fields.',
		'begin it in the same column as "water"',
	),
];
