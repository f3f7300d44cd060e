import type { move as english } from "../en/move.ts";
import type { InFrench } from "../in-french.ts";

export const move = {
	"help.move":
		"Renomme une entrée, ou la déplace dans un autre dossier, avec tout ce qui la nomme, et redirige son ancienne adresse.",
	"help.delete": "Supprime une entrée, et mène ailleurs son adresse et les liens vers elle.",
	"help.delete.redirect": "page où mènent ensuite l’adresse et les liens",
	"help.write": "fait ce qui sinon n’est qu’annoncé",
	"usage.move":
		"Écrivez : npm run move -- DOSSIER/NOM NOUVEAU-NOM, par exemple articles/ficus-lyrata ficus-lyre, ou DOSSIER/NOM NOUVEAU-DOSSIER/NOUVEAU-NOM.",
	"usage.delete":
		"Écrivez : npm run delete -- DOSSIER/NOM --redirect CHEMIN, par exemple articles/ficus-lyrata --redirect /blog.",
	"usage.noEntry": "Il n’y a pas d’entrée {{folder}} ; {{hint}}",
	"usage.nameEntry": "donnez son dossier, par exemple articles/ficus-lyrata.",
	"usage.noFolder": "Il n’y a pas de dossier {{folder}} pour des entrées. Choisissez parmi {{folders}}.",
	"usage.contentBroken": "{{file}} : {{fault}} Lancez npm run check et corrigez d’abord ce qu’il trouve.",
	"usage.contentUnread": "Le contenu ne peut pas être lu. Lancez npm run check et corrigez d’abord ce qu’il trouve.",
	"move.taken": "L’adresse {{path}} est déjà celle de {{folder}}.",
	"move.reserved": "L’adresse {{path}} est réservée au site lui-même.",
	"move.noPage": "Sous le nom {{folder}}, elle n’aurait pas de page, et son adresse serait perdue.",
	"move.slugNamed": "{{place}} attend une entrée de type « {{kind}} » et nomme {{slug}}. Retirez-la d’abord de là.",
	"move.textsDiffer": "{{file}} n’a pas les champs du type « {{kind}} », donc {{folder}} ne peut pas le prendre.",
	"move.redirectThere": "L’adresse {{path}} est redirigée vers {{to}}. Retirez-la d’abord de {{file}}.",
	"move.rename": "renommer    {{from}} → {{to}}",
	"move.edit": "modifier    {{place}}  {{from}} → {{to}}",
	"move.removeField": "retirer     {{field}}, que le type « {{kind}} » n’a pas",
	"move.addField": "ajouter     {{field}}, que le type « {{kind}} » attend, avec un repère TODO",
	"move.redirect": "rediriger   {{from}} → {{to}}",
	"move.redirectNew": "rediriger   {{from}} → {{to}} (nouveau)",
	"move.redirectGone": "rediriger   {{from}} redevient une adresse à part entière",
	"move.delete": "supprimer   {{file}}",
	"move.lost": "perdue      {{path}} ne mène plus nulle part ensuite ; --redirect CHEMIN la garde",
	"move.dryRun": "Rien n’est encore changé ; relancez avec --write.",
	"move.done": "{{dir}} est modifié. Lancez npm run check.",
	"delete.named": "{{folder}} est encore nommée :",
	"delete.takeOut": "Retirez-la d’abord de là.",
	"delete.takeOutOrLead": "Retirez-la d’abord de là, ou menez ses liens ailleurs avec --redirect CHEMIN.",
	"delete.blocked": "{{named}}\n{{places}}\n{{hint}}",
	"delete.goesToo": "{{path}} part avec {{folder}}. Nommez une page qui reste.",
	"delete.noTarget": "Il n’y a pas de page {{path}} où mener ; {{hint}}",
	"delete.nameTarget": "nommez-en une qui existe, par exemple /blog.",
} as const satisfies InFrench<typeof english>;
