import { createContext, use } from "react";

const en = {
	title: "Edit the content",
	find: "Find an entry",
	kinds: { plant: "Plants", article: "Articles", guide: "Guides", definition: "Glossary", page: "Pages" } as Record<
		string,
		string
	>,
	entries: "Entries",
	noEntry: "No entry has this in its name.",
	missingIn: "missing in {what}",
	findings: { one: "1 finding", other: "{n} findings" },
	loading: "Loading …",
	failed: "The dev server does not answer. Is it still running?",
	retry: "Try again",
	back: "All entries",
	facts: "Facts",
	texts: "Texts",
	body: "Text of the page",
	languages: "Languages shown",
	save: "Save",
	saving: "Saving …",
	saved: "Everything is saved.",
	unsaved: "Not saved yet: {what}",
	checking: "Checking …",
	noFindings: "The check finds nothing.",
	notSaved: "Not saved: {why}",
	showPage: "See the page",
	add: "Add",
	addField: "Add: {what}",
	remove: "Remove {what}",
	moveUp: "Move {what} up",
	moveDown: "Move {what} down",
	item: "{what} {n}",
	name: "Name",
	newName: "Name of the new one",
	choose: "—",
	notKnown: "{value} (not known)",
	least: "from",
	most: "to",
	yes: "yes",
	no: "no",
	onePerLine: "one per line",
	between: "{min} to {max} {unit}",
	atMost: "{n} of {max} characters",
	required: "required",
	preview: "Preview",
	notTranslated: "This language is missing; what you write here begins it.",
	isCurrent: "Says what the French text says",
	isCurrentHint: "Records on saving that this translation is up to date.",
	stale: "to be updated",
	unknownFields: "Kept as they are, the form does not know them: {what}",
	rawText: "Text of the file",
	asForm: "Back to the fields",
	asText: "Edit the text of {what}",
	broken: "{file} cannot be read: line {line}, {message}",
	changed: "{file} was changed on disk meanwhile, and here too.",
	changedHint: "Below is your version; what differs from the one on disk is marked. Nothing is written until you choose.",
	takeTheirs: "Take the version on disk",
	keepMine: "Keep mine",
	reloaded: "{what} was changed on disk; the form shows it.",
	goneEntry: "There is no such entry.",
	leave: "There are changes that are not saved. Leave all the same?",
	photo: "Drop a photo here, or choose one",
	photoAuthor: "Who took it",
	photoLicence: "Licence",
	photoSource: "Page where it was published",
	photoAdd: "Add the photo",
	photoAdded: "{what} is in the content.",
	goTo: "Go to the field",
	hint: "Hint",
	line: "line {line}",
};

/** The words of the form. Messages of the check and names of fields come from the check and the schemas. */
export type Words = typeof en;

const fr: Words = {
	title: "Modifier le contenu",
	find: "Chercher une entrée",
	kinds: { plant: "Plantes", article: "Articles", guide: "Guides", definition: "Glossaire", page: "Pages" },
	entries: "Entrées",
	noEntry: "Aucune entrée ne porte ce nom.",
	missingIn: "manque en {what}",
	findings: { one: "1 remarque", other: "{n} remarques" },
	loading: "Chargement…",
	failed: "Le serveur de développement ne répond pas. Est-il encore en marche ?",
	retry: "Réessayer",
	back: "Toutes les entrées",
	facts: "Faits",
	texts: "Textes",
	body: "Texte de la page",
	languages: "Langues affichées",
	save: "Enregistrer",
	saving: "Enregistrement…",
	saved: "Tout est enregistré.",
	unsaved: "Pas encore enregistré : {what}",
	checking: "Vérification…",
	noFindings: "La vérification ne trouve rien à redire.",
	notSaved: "Pas enregistré : {why}",
	showPage: "Voir la page",
	add: "Ajouter",
	addField: "Ajouter : {what}",
	remove: "Supprimer {what}",
	moveUp: "Monter {what}",
	moveDown: "Descendre {what}",
	item: "{what} {n}",
	name: "Nom",
	newName: "Nom du nouvel élément",
	choose: "—",
	notKnown: "{value} (inconnu)",
	least: "de",
	most: "à",
	yes: "oui",
	no: "non",
	onePerLine: "un par ligne",
	between: "{min} à {max} {unit}",
	atMost: "{n} caractères sur {max}",
	required: "obligatoire",
	preview: "Aperçu",
	notTranslated: "Cette langue manque ; ce que vous écrivez ici la commence.",
	isCurrent: "Dit ce que dit le texte français",
	isCurrentHint: "Note à l’enregistrement que cette traduction est à jour.",
	stale: "à mettre à jour",
	unknownFields: "Conservés tels quels, le formulaire ne les connaît pas : {what}",
	rawText: "Texte du fichier",
	asForm: "Revenir aux champs",
	asText: "Modifier le texte de {what}",
	broken: "{file} ne peut pas être lu : ligne {line}, {message}",
	changed: "{file} a changé sur le disque entre-temps, et ici aussi.",
	changedHint: "Voici votre version ; ce qui diffère de celle du disque est marqué. Rien n’est écrit avant votre choix.",
	takeTheirs: "Prendre la version du disque",
	keepMine: "Garder la mienne",
	reloaded: "{what} a changé sur le disque ; le formulaire le montre.",
	goneEntry: "Cette entrée n’existe pas.",
	leave: "Des changements ne sont pas enregistrés. Quitter quand même ?",
	photo: "Déposez une photo ici, ou choisissez-en une",
	photoAuthor: "Qui l’a prise",
	photoLicence: "Licence",
	photoSource: "Page où elle a été publiée",
	photoAdd: "Ajouter la photo",
	photoAdded: "{what} est dans le contenu.",
	goTo: "Aller au champ",
	hint: "Conseil",
	line: "ligne {line}",
};

/** Languages that the form speaks. */
export type FormLang = "fr" | "en";

/** French or English, whichever the browser asks for first; English where it asks for neither. */
export function chooseFormLang(asked: readonly string[]): FormLang {
	return asked.map((each) => each.slice(0, 2)).find((each) => each === "fr" || each === "en") === "fr" ? "fr" : "en";
}

export const wordsIn: Record<FormLang, Words> = { fr, en };

export const FormLangContext = createContext<FormLang>("en");

export function useWords(): Words {
	return wordsIn[use(FormLangContext)];
}

/** Fills `{name}` in. */
export function fill(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** «3 findings». */
export function countFindings({ findings }: Words, n: number): string {
	return n === 1 ? findings.one : fill(findings.other, { n });
}
