import { unitSystemSigns } from "#schemas/shared/units.ts";

/** Lengths and temperatures in metric units. */
const metric = /.{0,30}(?:°C|\d\u00a0(?:mm|cm|m)(?![\p{L}²]))/gu;

/** What of a page's text is in metric units; the switch names them all the same. */
export const metricWords = (text: string | null) =>
	[...(text ?? "").replace(unitSystemSigns.metric, "").matchAll(metric)].map(String);
