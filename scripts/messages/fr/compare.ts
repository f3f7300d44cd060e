import type { compare as english } from "../en/compare.ts";
import type { InFrench } from "../in-french.ts";

export const compare = {
	"help.compare":
		"Dit en Markdown ce qui sépare deux états du contenu, chacun un dossier ou une révision de git : pages, adresses, mots à traduire.",
	"usage.compare":
		"Écrivez : npm run compare -- AVANT [APRÈS], chacun un dossier de contenu ou une révision de git, par exemple main.",
	"usage.noState": "{{state}} n’est ni un dossier ni une révision de git qui contienne le contenu.",
	"compare.title": "Ce qui change dans le contenu",
	"compare.nothing": "Aucune page, aucune adresse et aucun texte de page ne change.",
	"compare.lost": "Adresses qui ne mènent plus nulle part",
	"compare.added": "Nouvelles pages",
	"compare.removed": "Pages disparues",
	"compare.renamed": "Pages renommées",
	"compare.changed": "Textes français modifiés, avec les mots des parties touchées",
	"compare.translated": "Traductions nouvelles ou modifiées",
	"compare.words_one": "{{count}} mot",
	"compare.words_many": "{{count}} mots",
	"compare.words_other": "{{count}} mots",
	"compare.toTranslate": "Mots à traduire",
	"compare.column": "{{lang}}",
	"compare.entry": "page",
	"compare.sum": "total",
} as const satisfies InFrench<typeof english>;
