import * as z from "zod";
import { range } from "../fields.ts";

const month = (description: string) => z.int().min(1).max(12).describe(description);

const months = z.strictObject({ from: month("First month, January as 1"), to: month("Last month, January as 1") });

const weeks = { least: 0.5, most: 104, unit: "weeks" };

/**
 * What a plant needs occasionally, besides light and water. Absent values are unknown and left out of care plans. Texts refer to
 * the numbers as `{feeding}` and `{repotting}`.
 */
export const upkeep = z
	.strictObject({
		feeding: z
			.strictObject({
				weeks: range("Weeks between two feeds", weeks),
				months: months.describe("Months in which it is fed, northern hemisphere"),
			})
			.optional()
			.describe("Feeding"),
		repotting: z
			.strictObject({
				years: range("Years between two pots", { least: 1, most: 20, unit: "years" }),
				months: months
					.optional()
					.describe("Months in which it is repotted, northern hemisphere; from March to May if they are not given"),
			})
			.optional()
			.describe("Repotting"),
		cleaning: z
			.strictObject({ weeks: range("Weeks between two looks at the leaves", weeks) })
			.optional()
			.describe("Dust on the leaves"),
	})
	.describe("Feeding, repotting, clean leaves");
