import type { report as english } from "../en/report.ts";
import type { InFrench } from "../in-french.ts";

export const report = {
	"list.and": "{{first}} et {{last}}",
	"report.error": "erreur",
	"report.warning": "avertissement",
	"report.hint": "conseil :",
	"report.sarifHint": "{{message}} Conseil : {{hint}}",
	"report.errors_one": "{{count}} erreur",
	"report.errors_many": "{{count}} erreurs",
	"report.errors_other": "{{count}} erreurs",
	"report.warnings_one": "{{count}} avertissement",
	"report.warnings_many": "{{count}} avertissements",
	"report.warnings_other": "{{count}} avertissements",
	"report.files_one": "{{count}} fichier",
	"report.files_many": "{{count}} fichiers",
	"report.files_other": "{{count}} fichiers",
	"report.both": "{{first}}, {{second}}",
	"report.found": "{{problems}} dans {{files}}",
	"report.nothing": "Aucun problème dans {{files}}",
	"report.more_one": "{{count}} autre problème de ce code suit.",
	"report.more_many": "{{count}} autres problèmes de ce code suivent.",
	"report.more_other": "{{count}} autres problèmes de ce code suivent.",
	"report.more.hint": "corrigez ceux qui précèdent, puis relancez la vérification",
	"report.didYouMean": "vouliez-vous dire « {{name}} » ?",
	"internal.file": "Le programme a échoué sur {{file}} : {{reason}}. C’est une erreur du programme, pas du texte.",
	"internal.content":
		"Le programme a échoué sur l’ensemble du contenu : {{reason}}. C’est une erreur du programme, pas du texte.",
	"internal.hint":
		"signalez-la aux développeurs en joignant ce fichier ; --debug montre à quel endroit du programme elle se produit",
} as const satisfies InFrench<typeof english>;
