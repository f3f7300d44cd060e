import { expect, test } from "vitest";
import type { Figure } from "#schemas/content/figures.ts";
import { collectFigures } from "#scripts/desk/import/collect-figures.ts";

const source = "pousse";

test.each<[text: string, moved: string, figures: Record<string, Figure>]>([
	[
		"Un pot de 3-5 cm, -5 °C, 2,5 l.",
		"Un pot de {length}, {temperature}, {volume}.",
		{
			length: { min: 3, max: 5, unit: "centimetre", source },
			temperature: { value: -5, unit: "celsius", source },
			volume: { value: 2.5, unit: "litre", source },
		},
	],
	[
		"De 800–1 000 lx, ou 1 500 g.",
		"De {light}, ou {weight}.",
		{
			light: { min: 800, max: 1000, unit: "lux", source },
			weight: { value: 1500, unit: "gram", source },
		},
	],
	["Tous les 7 à 10 jours.", "Tous les {time} jours.", { time: { min: 7, max: 10, unit: "count", source } }],
	[
		"`width: 50%`, [a](/b?c=3m), https://x.example/a_20%.jpg, 1:10 l.",
		"`width: 50%`, [a](/b?c=3m), https://x.example/a_20%.jpg, 1:10 l.",
		{},
	],
])("the quantities of %j become figures (R18.7)", (text, moved, figures) => {
	expect(collectFigures(text, "fr", source)).toEqual({ text: moved, figures });
});
