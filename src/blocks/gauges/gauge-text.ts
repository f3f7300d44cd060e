/** Look of the marks and months of a gauge. */
export const gaugeText = "fill-faded text-[length:min(0.75rem,15px)]";
