import type { Lang } from "#schemas/spec/languages.ts";

/** Word lists from which sentences of a language are generated, for content of any size that the check accepts. */
export type CorpusWords = {
	subjects: readonly string[];
	verbs: readonly string[];
	objects: readonly string[];
	moments: readonly string[];
	badge: string;
	title: (plant: string, number: number) => string;
	section: string;
	summary: string;
	more: string;
	alt: string;
	months: readonly [string, string, string];
	colon: string;
};

/** Word lists for the first languages of the site; entries with the same index need not have the same meaning. */
export const corpusWords: Partial<Record<Lang, CorpusWords>> = {
	fr: {
		subjects: ["le feuillage", "la racine principale", "le substrat", "cette variété", "le bac du balcon", "la jeune pousse"],
		verbs: ["profite", "souffre rarement", "dépend surtout", "se passe volontiers", "manque parfois", "tire parti"],
		objects: ["d’un air renouvelé", "d’un bon drainage", "de la lumière du matin", "d’un apport régulier", "d’un peu de repos"],
		moments: [
			"au printemps",
			"pendant l’hiver",
			"après un rempotage",
			"dans une pièce chauffée",
			"quand les jours raccourcissent",
		],
		badge: "Culture",
		title: (plant, number) => `Cultiver ${plant}, carnet ${number}`,
		section: "Ce que montre la saison",
		summary: "Ce qu’il faut retenir",
		more: "Lire aussi",
		alt: "Dessin de deux plantes en pot près d’une fenêtre",
		months: ["Saison", "Arrosage", "Remarque"],
		colon: "\u00a0:",
	},
	en: {
		subjects: ["the foliage", "the main root", "the potting mix", "this variety", "the balcony box", "the young shoot"],
		verbs: ["makes good use", "seldom has need", "often runs short", "soon takes notice", "is rarely in want", "gets the best"],
		objects: ["of fresh air", "of good drainage", "of morning light", "of a regular feed", "of a little rest"],
		moments: ["in spring", "during the winter", "after repotting", "in a heated room", "when the days grow shorter"],
		badge: "Growing",
		title: (plant, number) => `Growing ${plant}, notebook ${number}`,
		section: "What the season shows",
		summary: "What to remember",
		more: "Read as well",
		alt: "Drawing of two potted plants beside a window",
		months: ["Season", "Watering", "Remark"],
		colon: ":",
	},
	es: {
		subjects: ["el follaje", "la raíz principal", "el sustrato", "esta variedad", "la jardinera del balcón", "el brote joven"],
		verbs: [
			"se beneficia mucho",
			"depende sobre todo",
			"carece pocas veces",
			"prescinde con gusto",
			"sufre por falta",
			"saca partido",
		],
		objects: [
			"de un aire renovado",
			"de un buen drenaje",
			"de la luz de la mañana",
			"de un abono regular",
			"de un poco de reposo",
		],
		moments: [
			"en primavera",
			"durante el invierno",
			"después de un trasplante",
			"en una sala con calefacción",
			"cuando los días se acortan",
		],
		badge: "Cultivo",
		title: (plant, number) => `Cultivar ${plant}, cuaderno ${number}`,
		section: "Lo que enseña la estación",
		summary: "Lo que conviene recordar",
		more: "Leer también",
		alt: "Dibujo de dos plantas en maceta junto a una ventana",
		months: ["Estación", "Riego", "Nota"],
		colon: ":",
	},
	de: {
		subjects: ["das Laub", "die Hauptwurzel", "das Substrat", "diese Sorte", "der Balkonkasten", "der junge Trieb"],
		verbs: ["verträgt", "braucht meist", "verlangt bald", "nutzt gern", "vermisst selten", "dankt für"],
		objects: ["frische Luft", "eine gute Dränage", "das Licht am Morgen", "eine regelmäßige Düngung", "ein wenig Ruhe"],
		moments: ["im Frühling", "über den Winter", "nach dem Umtopfen", "in einem geheizten Zimmer", "wenn die Tage kürzer werden"],
		badge: "Anbau",
		title: (plant, number) => `${plant} ziehen, Heft ${number}`,
		section: "Was die Jahreszeit zeigt",
		summary: "Was man sich merkt",
		more: "Mehr lesen",
		alt: "Zeichnung von zwei Topfpflanzen neben einem Fenster",
		months: ["Jahreszeit", "Gießen", "Hinweis"],
		colon: ":",
	},
};
