import { slip } from "./mistake.ts";

const plant = "plants/pothos/facts.yaml";
const article = "articles/arrosage/facts.yaml";

/** Values that no plant has. */
export const valueMistakes = [
	slip(
		"a temperature in another unit",
		plant,
		"temperature: { min: 18, max: 27 }",
		"temperature: { min: 180, max: 240 }",
		"plants/pothos/facts.yaml:15:14",
		"invalid-value",
		"temperature goes beyond what is possible, -10 to 45 °C.",
		"look for a digit too many, a missing decimal point or another unit",
	),
	slip(
		"more than all of the humidity",
		plant,
		"humidity: { min: 40, max: 60 }",
		"humidity: { min: 60, max: 180 }",
		"plants/pothos/facts.yaml:14:11",
		"invalid-value",
		"humidity goes beyond what is possible, 0 to 100 %.",
		"look for a digit too many, a missing decimal point or another unit",
	),
	slip(
		"an interval before today",
		plant,
		"growing: { min: 7, max: 10 }",
		"growing: { min: -3, max: 0 }",
		"plants/pothos/facts.yaml:12:12",
		"invalid-value",
		"water.growing goes beyond what is possible, 1 to 365 days.",
		"look for a digit too many, a missing decimal point or another unit",
	),
	slip(
		"a limit of cold in another unit",
		plant,
		"coldLimit: 13",
		"coldLimit: 55",
		"plants/pothos/facts.yaml:16:12",
		"invalid-value",
		"coldLimit is not between -30 and 30 °C.",
		"look for a digit too many, a missing decimal point or another unit",
	),
	slip(
		"a limit of cold above the warmth",
		plant,
		"coldLimit: 13",
		"coldLimit: 28",
		"plants/pothos/facts.yaml:16:12",
		"invalid-value",
		"coldLimit is above the temperature it grows well in.",
		"write the temperature under which it suffers",
	),
	slip(
		"a length below nothing",
		article,
		"{ min: 3, max: 5,",
		"{ min: -3, max: 5,",
		"articles/arrosage/facts.yaml:4:14",
		"invalid-value",
		"figures.dry-depth goes beyond what is possible, at least 0 cm.",
		"look for a digit too many, a minus sign or another unit",
	),
	slip(
		"a change before the day of publication",
		article,
		"published: 2025-01-15",
		"published: 2025-01-15\nupdated: 2024-01-15",
		"articles/arrosage/facts.yaml:2:10",
		"invalid-value",
		"updated is before the day it was published.",
		"swap the two days, or leave updated out",
	),
];
