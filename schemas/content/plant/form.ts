import * as z from "zod";

/** Growth habit, which determines the silhouette. */
export const habits = [
	"clump",
	"rosette",
	"fountain",
	"blades",
	"fan",
	"trailing",
	"climber",
	"palm",
	"fern",
	"wands",
	"cane",
	"tree",
	"umbrella",
	"bush",
	"jade",
	"orchid",
	"herb",
	"tuft",
	"vine",
	"trefoil",
	"airplant",
	"jointed",
] as const;

export const leafShapes = [
	"lance",
	"ovate",
	"paddle",
	"oval",
	"round",
	"heart",
	"arrow",
	"fiddle",
	"fenestrated",
	"strap",
	"blade",
	"spear",
	"needle",
	"ivy",
	"wing",
	"spoon",
	"serrate",
	"crisped",
] as const;

/** Leaf colours, each a family of four shades. */
export const tones = ["deep", "leaf", "fresh", "blue", "olive", "dusk", "burgundy", "plum", "lime"] as const;

/** Colours of markings, flowers and fruit. */
export const pigments = ["white", "cream", "silver", "gold", "lime", "rose", "red", "maroon", "violet", "night"] as const;

/** Patterns on a leaf. */
export const markings = [
	"sectors",
	"stars",
	"stripes",
	"veins",
	"spots",
	"margin",
	"centre",
	"bands",
	"feather",
	"lines",
	"holes",
] as const;

/** Flowers and fruit. */
export const flowers = [
	"spathe",
	"orchid",
	"berries",
	"umbel",
	"violets",
	"sheath",
	"plantlets",
	"pompons",
	"chillies",
	"tomatoes",
	"strawberries",
	"cyclamens",
	"bracts",
	"tassels",
	"lemons",
] as const;

/** Pots. A hanging pot has cords; driftwood is a piece of wood for plants that grow without soil. */
export const pots = ["terracotta", "glazed", "basket", "hanging", "driftwood"] as const;

/** Size of a plant's drawing in pixels. */
export const plate = { width: 800, height: 960 } as const;

/** Data for the drawing of a plant. Lengths are fractions of the drawing's width, 0 to 1. */
export const plantForm = z
	.strictObject({
		habit: z.enum(habits).describe("How it grows"),
		leaf: z
			.strictObject({
				shape: z.enum(leafShapes).describe("Outline of a leaf, or of a leaflet where leaves are divided"),
				length: z.number().min(0.02).max(0.9).describe("Length of a leaf as a share of the plate's width"),
				width: z.number().min(0.03).max(1.3).describe("Width of a leaf as a share of its length"),
				count: z.number().int().min(1).max(60).describe("Number of leaves; of fronds or strands where they are many"),
				tone: z.enum(tones).describe("Green of the upper side"),
				underside: z.enum(tones).optional().describe("Colour of the lower side, where it shows"),
				toothed: z.boolean().optional().describe("Whether the edge has teeth"),
			})
			.describe("Leaves"),
		marking: z
			.strictObject({ type: z.enum(markings).describe("Pattern"), colour: z.enum(pigments).describe("Its colour") })
			.optional()
			.describe("Variegation"),
		flower: z
			.strictObject({
				type: z.enum(flowers).describe("What blooms or ripens"),
				colour: z.enum(pigments).describe("Its colour"),
				count: z.number().int().min(1).max(24).describe("How many"),
			})
			.optional()
			.describe("Flower or fruit"),
		pot: z
			.strictObject({
				type: z.enum(pots).describe("Kind of pot"),
				glaze: z.enum(["clay", "sand", "moss", "sky", "night", "blush"]).optional().describe("Colour of a glazed or hanging pot"),
			})
			.describe("Pot"),
	})
	.describe("What its drawing is made from");

export type PlantForm = z.infer<typeof plantForm>;
