import { unitSigns } from "#schemas/content/units.ts";

/** A number, or the name of a figure, which stands for one. */
export const number = "(?:\\d+(?:[.,]\\d+)?|\\{\\{?[a-zA-Z][\\w-]*\\}\\}?)";
export const space = "[ \\u00a0\\u202f\\n]";
/** Units of figures, and some that only occur in sentences. The longest come first: «lx» is not a litre. */
const units = [
	...Object.values(unitSigns),
	"lux",
	"km",
	"mg",
	"mg/l",
	"mg/L",
	"mA",
	"V",
	"kWh",
	"mol",
	"µmol",
	"μmol",
	"mS/cm",
	"µS/cm",
]
	.filter((sign) => sign !== "")
	.sort((a, b) => b.length - a.length);
export const unit = `(?:${units.join("|")})(?![\\p{L}\\p{N}²³’'])`;
