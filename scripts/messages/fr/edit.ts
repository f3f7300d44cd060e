import type { edit as english } from "../en/edit.ts";
import type { InFrench } from "../in-french.ts";

export const edit = {
	"edit.otherMachine": "Le formulaire ne répond que sur la machine où il tourne.",
	"edit.otherName": "Le formulaire ne répond que sous le nom localhost.",
	"edit.otherPage": "Le formulaire ne répond qu’à sa propre page.",
	"edit.noAddress": "Il n’y a rien à cette adresse.",
	"edit.badRequest": "Le serveur de développement ne comprend pas ce que le formulaire a envoyé. Rechargez la page.",
	"edit.noFileOfEntry": "{{file}} n’est le fichier d’aucune entrée.",
	"edit.noTranslation": "{{file}} n’est pas une traduction.",
	"edit.asText": "{{file}} ne peut pas être modifié champ par champ ; modifiez son texte.",
	"edit.changed": "A changé sur le disque entre-temps : {{files}}.",
	"edit.notRegular": "{{file}} n’est pas un fichier ordinaire.",
	"edit.noFolder": "Le dossier de {{file}} n’est pas dans le contenu, ou c’est un lien.",
	"edit.noFields": "Le fichier ne contient aucun champ.",
	"edit.noFields.hint": "commencez chaque ligne par le nom d’un champ et deux-points",
	"edit.photoName": "{{name}} n’est pas un nom de photo ; une photo se termine par .jpg, .png, .webp ou .avif.",
	"edit.photoCredit": "Dites qui a pris la photo, et sous quelle licence.",
	"edit.photoTaken": "Il y a déjà un fichier {{file}} ; donnez un autre nom à la photo.",
	"edit.photoBroken": "{{message}} {{hint}}.",
} as const satisfies InFrench<typeof english>;
