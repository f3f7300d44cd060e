import type { commands as english } from "../en/commands.ts";
import type { InFrench } from "../in-french.ts";

export const commands = {
	"help.usage": "Utilisation : npm run",
	"help.options": "options",
	"help.exitCodes":
		"Codes de sortie : 0 sans erreur (avertissements admis), 1 erreurs dans le contenu, 2 commande mal utilisée ou échec du programme.",
	"help.option.lang": "langue des messages ; à défaut celle de LC_ALL, LC_MESSAGES ou LANG, sinon l’anglais",
	"help.option.help": "affiche cette aide",
	"help.option.debug": "montre à quel endroit du programme se produit un échec",
	"help.option.content": "dossier du contenu ; par défaut content",
	"help.option.out": "dossier où le site est construit ; par défaut dist",
	"help.option.baseUrl": "adresse à laquelle le site est publié ; par défaut celle de site.yaml",
	"help.option.noCache": "ne reprend rien des exécutions précédentes",
	"help.option.killWorker": "le service worker du site se supprime, avec tout ce qu’il a conservé dans les navigateurs",
	"help.option.shard": "construit une des parties du site, dans dist.part-N",
	"help.option.port": "port sur lequel le site est servi",
	"help.option.dir": "dossier d’un site construit ; par défaut dist",
	"help.check": "Signale tout ce qui est à corriger dans le contenu.",
	"help.check.format": "forme du rapport : {{formats}}",
	"help.check.fix": "corrige ce qui peut l’être sans risque d’erreur",
	"help.check.watch": "vérifie de nouveau après chaque modification, jusqu’à l’arrêt de la commande",
	"help.check.translated": "note qu’une traduction, ou toutes celles d’un dossier, correspondent au texte français d’aujourd’hui",
	"help.check.stillHolds": "avec --translated : note aussi une traduction qui n’a pas suivi une modification du texte français",
	"help.changes": "Montre mot à mot ce qui a changé en français depuis chaque traduction.",
	"help.explain":
		"Montre ce que signifie un code de la vérification, pourquoi c’est important, avec un mauvais et un bon exemple ; sans code, les montre tous.",
	"explain.why": "Pourquoi c’est important :",
	"explain.bad": "Mauvais :",
	"explain.good": "Bon :",
	"explain.noExample": "Il n’y a pas d’exemple : il s’agit du programme ou d’une page entière, et non de certaines lignes.",
	"explain.noCode": "Le code « {{code}} » n’existe pas ; {{hint}}",
	"explain.list": "npm run explain les montre tous.",
	"help.build": "Vérifie le contenu et construit le site, en entier ou pas du tout.",
	"help.merge": "Assemble le site à partir de toutes les parties faites par build --shard ; nommez leurs dossiers.",
	"help.preview": "Sert un site construit, comme le ferait un hébergeur.",
	"help.start": "Vérifie, construit et sert le site, puis affiche son adresse.",
	"help.dev":
		"Montre le contenu pendant que vous l’écrivez ; une erreur s’affiche avec le fichier, la ligne et ce qu’il faut faire.",
	"help.generate": "Écrit les types et les schémas qui découlent du contenu, pour le compilateur et les éditeurs de texte.",
	"help.new":
		"Écrit les fichiers d’une nouvelle entrée, d’une partie facultative ou d’une traduction manquante, avec des repères TODO à remplir.",
	"help.new.plant": "plante du catalogue dont un article reprend les données",
	"help.new.topic": "thème d’un article, pris dans terms/topic.yaml",
	"help.new.target": "lecteurs d’un article : {{targets}}",
	"help.bench":
		"Mesure des commandes entières, sur une copie du contenu, et ce qu’un visiteur attend : toutes les parties ({{parts}}), ou celles qui sont nommées. before REV mesure le projet d’une révision de git et celui d’aujourd’hui, tour à tour, sur des copies des deux.",
	"help.bench.dir": "mesure un site déjà construit",
	"help.bench.entries":
		"le plus grand nombre d’entrées pour lequel scale construit un site ; pour before, le nombre d’entrées ajoutées (250)",
	"usage.noValue": "L’option {{flag}} n’a pas de valeur. Écrivez {{form}}.",
	"usage.takesNoValue": "L’option {{flag}} ne prend pas de valeur. Écrivez {{flag}}.",
	"usage.emptyWord": "Un argument est vide. Écrivez : npm run {{form}}",
	"usage.noOption": "L’option {{flag}} n’existe pas ; {{hint}}",
	"usage.options": "les options sont {{options}}.",
	"usage.noWords": "La commande n’accepte pas d’autres mots. Ses options sont {{options}}.",
	"usage.noLang": "Le programme ne parle pas « {{lang}} ». Ses langues sont {{langs}}.",
	"usage.programFailed":
		"C’est le programme qui a échoué, pas le contenu : {{reason}} (relancez avec --debug pour en savoir plus)",
	"usage.noFormat": "Le format « {{format}} » n’existe pas ; {{hint}}",
	"usage.formats": "les formats sont {{formats}}.",
	"usage.noPart": "La partie {{part}} n’existe pas ; {{hint}}",
	"usage.parts": "les parties sont {{parts}}.",
	"usage.noEntries": "--entries {{entries}} n’est pas un nombre d’entrées mesuré : {{sizes}}.",
	"usage.before": "Écrivez : npm run bench -- before REV, avec une révision de git, par exemple main.",
	"usage.beforeEntries": "--entries {{entries}} n’est pas un nombre d’entrées. Écrivez un nombre entier à partir de 1.",
	"usage.noRevision": "La révision de git {{revision}} n’existe pas.",
	"usage.noChromium": "Aucun Chromium n’est là pour mesurer. Installez-en un, ou nommez-le dans CHROMIUM_PATH.",
	"usage.noBaseUrl":
		"« {{url}} » n’est pas une adresse pour --base-url. Écrivez-la en entier, par exemple https://pousse.example.",
	"usage.baseUrlOfHost": "--base-url « {{url}} » peut nommer un hôte et un chemin, rien de plus. Écrivez {{address}}.",
	"usage.baseUrlPath":
		"Le chemin de --base-url « {{url}} » peut avoir des lettres sans accent, des chiffres et - . _ ~ entre ses barres, par exemple {{origin}}/pousse.",
	"usage.new":
		"Écrivez : npm run new -- plant|plant-guide|plant-profile|article|guide|page|term NOM, npm run new -- part DOSSIER/NOM PARTIE, ou npm run new -- translation DOSSIER/NOM LANGUE. " +
		"Un article peut reprendre les données du catalogue : --plant PLANTE, --topic THÈME, --target LECTEURS.",
	"usage.newWhat": "Rien de ce que l’on peut créer ne s’appelle « {{what}} » ; {{hint}}",
	"usage.newSlug":
		"« {{slug}} » ne peut pas servir d’adresse. Utilisez des minuscules sans accent, des chiffres et des traits d’union, comme monstera-albo.",
	"usage.newThere": "{{folder}} existe déjà. Choisissez un autre nom.",
	"usage.noLangCode": "« {{lang}} » n’est pas le code d’une langue. Écrivez ses deux lettres, par exemple it pour l’italien.",
	"usage.newLang": "Nommez la langue de la traduction : {{langs}}.",
	"usage.newSpoken":
		"Le site ne parle pas encore « {{lang}} ». npm run translate -- --to {{lang}} montre ce qu’il faut, puis ébauche tout ce qui manque au contenu.",
	"usage.newNoText": "Il n’y a aucun texte à traduire dans {{folder}}.",
	"usage.newTextThere": "{{folder}} a déjà un texte en {{lang}}.",
	"usage.newNone": "--{{option}} « {{value}} » n’existe pas ; {{hint}}",
	"usage.newChoices": "choisissez parmi {{choices}}.",
	"usage.unreadable": "{{file}} est illisible ; lancez npm run check, corrigez ce qui est signalé, puis réessayez.",
	"usage.noTranslation": "Il n’y a pas de traduction à {{name}}. Nommez son fichier ou son dossier, par exemple plants/pothos.",
	"usage.todoLeft": "{{file}} contient encore un TODO. Remplissez-le d’abord.",
	"usage.noContent": "Il n’y a pas de dossier de contenu à {{dir}}. Nommez-en un autre avec --content DOSSIER.",
	"usage.noSite": "Il n’y a pas de site construit à {{dir}}. Construisez-en un avec npm run build.",
	"usage.portTaken": "Le port {{port}} est occupé. Choisissez-en un autre avec --port N.",
	"usage.noPort": "« {{given}} » n’est pas un port. Écrivez un nombre, par exemple --port {{preset}}.",
	"check.mended": "{{file}} corrigé",
	"check.recorded": "{{file}} noté à jour",
	"check.stillHoldsAlone": "--still-holds va avec --translated CHEMIN, qui nomme les traductions toujours justes.",
	"check.unfollowed": "{{place}}  {{part}} n’a pas bougé, alors que {{original}} a changé depuis.",
	"check.notRecorded":
		"Rien n’a été noté pour ces passages. npm run changes montre ce qui a changé ; si une traduction reste juste telle quelle, ajoutez --still-holds.",
	"changes.none": "Toutes les traductions notées sont à jour.",
	"changes.file": "{{file}} : le texte en {{lang}} a changé depuis la traduction.",
	"changes.part": "{{part}} : {{original}}, ici ligne {{line}}",
	"changes.words": "Mot à mot depuis {{commit}} ({{day}}) :",
	"changes.noVersion": "Aucune version enregistrée du texte français dont elle serait issue n’est connue.",
	"new.oneOf": "{{description}} ; au choix {{values}}",
	"new.translateFile": "TODO traduisez ce fichier en {{lang}}, puis supprimez cette ligne",
	"new.body": "TODO introduction\n\n## TODO première section\n\nTODO texte\n",
	"new.fill": "Remplissez chaque TODO, puis lancez npm run check -- --translated {{folder}}.",
	"build.stage.content": "vérification du contenu",
	"build.stage.bundle": "préparation de l’application",
	"build.stage.render": "rendu des pages",
	"build.stage.draw": "dessin des images",
	"build.stage.photos": "encodage des photos",
	"build.stage.offline": "paquets pour la lecture hors ligne",
	"build.stage.pages": "vérification des pages",
	"build.asItWas": "{{dir}} est resté tel quel.",
	"build.done": "{{pages}} pages dans {{dir}}, {{seconds}} s",
	"build.notKept":
		"Ce que cette exécution a appris n’a pas pu être conservé dans {{dir}} : {{reason}}. La prochaine durera aussi longtemps.",
	"build.noFolder": "{{dir}} n’est pas un dossier. Nommez un dossier avec --out DOSSIER.",
	"build.earlierEdition":
		"{{dir}} contient un site sans la marque que cherchent les builds, comme en faisaient les éditions précédentes. Supprimez ce dossier, ou nommez-en un autre avec --out DOSSIER.",
	"build.foreignFiles":
		"{{dir}} contient des fichiers qu’aucun build n’a faits. Nommez un dossier vide avec --out DOSSIER, ou videz celui-ci.",
	"build.foreignFile": "{{path}} n’a été fait par aucun build, et celui-ci a besoin de ce nom. Déplacez-le.",
	"build.outIsSite":
		"{{dir}} contient un site entier, qu’une partie ne remplace pas. Nommez un autre dossier avec --out DOSSIER.",
	"build.photoChanged": "La photo {{photo}} a changé pendant la construction du site. Relancez le build.",
	"build.diskFull": "Le disque de {{file}} est plein. Faites de la place et relancez le build ; {{dir}} est resté tel quel.",
	"build.diskFullOf": "{{dir}}, ou de ce qui est conservé pour le prochain build,",
	"build.belowFile":
		"{{file}} est un fichier : il ne peut pas y avoir de dossier {{dir}}. Nommez-en un autre avec --out DOSSIER.",
	"build.linkNowhere": "{{dir}} est un lien qui ne mène nulle part. Supprimez-le, ou nommez un autre dossier avec --out DOSSIER.",
	"build.inContent":
		"{{dir}} se trouve dans le dossier du contenu, où chaque fichier compte comme contenu. Nommez un dossier hors de {{content}} avec --out DOSSIER.",
	"build.aroundContent":
		"{{dir}} contient le dossier du contenu {{content}}, et un build remplace tout ce qui s’y trouve. Nommez un autre dossier avec --out DOSSIER.",
	"build.mountPoint":
		"{{dir}} est un point de montage, qu’aucun autre dossier ne peut remplacer. Nommez un dossier à l’intérieur, par exemple --out {{inside}}.",
	"build.notMade": "{{path}} ne peut pas être créé à cet endroit. Nommez un autre dossier avec --out DOSSIER.",
	"build.readOnly": "{{path}} ne peut pas être écrit : son système de fichiers est en lecture seule. {{instead}}",
	"build.notAllowed": "{{path}} ne peut pas être écrit : l’utilisateur de ce build n’en a pas le droit. {{instead}}",
	"build.writtenBeside":
		"Un site est écrit à côté de celui qu’il remplace : rendez {{parent}} accessible en écriture, ou nommez un autre dossier avec --out DOSSIER.",
	"build.makeWritable": "Rendez-le accessible en écriture et relancez le build.",
	"build.noLock": "{{lock}} n’est pas le verrou d’un build, et un build a besoin de ce nom. Déplacez-le.",
	"build.otherMachine":
		"Un build sur une autre machine ({{host}}, processus {{process}}) écrit {{dir}}, ou l’écrivait quand il s’est arrêté. Attendez qu’il ait fini ; s’il n’y en a pas en cours, supprimez {{lock}}.",
	"build.otherBuild":
		"Un autre build (processus {{process}}) écrit {{dir}}. Attendez qu’il ait fini ; s’il n’y en a pas en cours, supprimez {{lock}}.",
	"shard.form": "« {{given}} » n’est pas une partie. Écrivez laquelle sur combien, par exemple --shard 1/3.",
	"shard.none": "Il n’y a pas de partie {{number}} sur {{of}}. La dernière est --shard {{of}}/{{of}}.",
	"shard.nameAll": "Nommez les dossiers de toutes les parties : npm run merge -- --out DOSSIER PARTIE PARTIE …",
	"shard.noPart":
		"{{dir}} n’est pas une partie d’un site : il n’a pas l’index d’un magasin de build. Construisez-en une avec --shard.",
	"check.watching": "{{dir}} est surveillé.",
	"check.again": "{{dir}} est revérifié.",
	"help.check.date": "jour pour lequel vérifier : les jours suivants sont signalés comme futurs",
	"help.build.date": "jour pour lequel construire le site : les entrées publiées plus tard sont laissées de côté",
	"usage.noDate": "« {{date}} » n’est pas un jour. Écrivez-le comme 2025-01-31.",
	"help.new.with":
		"partie facultative d’une nouvelle entrée, comme upkeep ou figures ; npm run new -- part DOSSIER/NOM les énumère",
	"usage.newPart": "La partie facultative « {{part}} » n’existe pas ; {{hint}}",
	"usage.newPartNone": "Nommez les parties à ajouter : {{parts}}.",
	"usage.newPartThere": "{{file}} a déjà {{part}}.",
	"usage.newPartAbove": "{{file}} n’a pas de {{above}} et ne peut donc pas avoir {{part}}.",
	"help.translate":
		"Ébauche tout ce qui manque au contenu dans une langue : chaînes de l’interface avec ses formes du pluriel, un texte par entrée, et les " +
		"mots des fichiers qui contiennent toutes les langues. Les ébauches sont les mots français avec un repère TODO. Une langue que le site " +
		"ne parle pas encore demande d’abord une ligne de code, qui est affichée.",
	"help.translate.to": "langue de la traduction, par exemple it",
	"usage.translate": "Écrivez : npm run translate -- --to LANGUE, par exemple --to it.",
	"usage.translateCode":
		"Le site ne parle pas encore « {{lang}} ». Dans schemas/shared/languages.ts, ajoutez « {{lang}} » à langs et cette ligne à languages, avec les mots " +
		"des intervalles à la place de TODO ; puis relancez cette commande :\n\n  {{line}}\n",
	"translate.nothing": "Il ne manque rien au contenu en {{language}}.",
	"translate.done": "Remplissez chaque TODO ; npm run check les énumère.",
} as const satisfies InFrench<typeof english>;
