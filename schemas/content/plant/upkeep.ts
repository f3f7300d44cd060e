import * as z from "zod";
import { range } from "../fields.ts";

const month = (description: string) => z.int().min(1).max(12).describe(description);

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
				months: z
					.strictObject({ from: month("First month, January as 1"), to: month("Last month, January as 1") })
					.describe("Months in which it is fed, northern hemisphere"),
			})
			.optional()
			.describe("Feeding"),
		repotting: z
			.strictObject({ years: range("Years between two pots", { least: 0.5, most: 20, unit: "years" }) })
			.optional()
			.describe("Repotting, always in spring"),
		cleaning: z
			.strictObject({ weeks: range("Weeks between two looks at the leaves", weeks) })
			.optional()
			.describe("Dust on the leaves"),
	})
	.describe("Feeding, repotting, clean leaves");
