/** French descriptions of the fields of all files except plants, by the English description. */
export const frenchFields: Readonly<Record<string, string>> = {
	"Day it was published": "Jour de parution",
	"Day of the last real change": "Jour de la dernière vraie modification",
	"Minutes of reading shown at the top, which the check compares with the text; leave out to have them counted":
		"Minutes de lecture affichées en haut de page, que la vérification compare au texte ; sans ce champ, elles sont calculées",
	"What its picture is composed from": "Ce dont son image est composée",
	"Place that is drawn": "Lieu représenté",
	"Plants of the catalogue that stand in it; fewer than there is room for come again":
		"Plantes du catalogue qui s’y trouvent ; s’il y en a moins que de places, elles reviennent",
	"Plant of the catalogue": "Plante du catalogue",
	"Whom the page promises plants that do not poison them; the check holds the picture to it":
		"À qui la page promet des plantes non toxiques ; la vérification s’assure que l’image tient cette promesse",
	"Plants that the text warns against, so that the picture shows none of them":
		"Plantes que le texte déconseille : l’image n’en montre aucune",
	"Plants that the text says do not stand together, so that the picture shows none of these with any of those":
		"Plantes qui ne vont pas ensemble d’après le texte : l’image ne montre pas les unes avec les autres",
	"Plants of one kind": "Les unes",
	"Plants that the text says do not stand with them": "Les autres, qui d’après le texte ne vont pas avec elles",
	"Photo to show instead of a scene; file in content/images":
		"Photo à montrer à la place d’une scène dessinée ; fichier de content/images",
	"Plants in order of rank; the texts describe them in the same order":
		"Plantes dans l’ordre du classement ; les textes les décrivent dans le même ordre",
	"Our stars, 1 to 5; the text says that they are editorial":
		"Nos étoiles, de 1 à 5 ; le texte dit qu’elles sont l’avis de la rédaction",
	"What the stars are made of": "De quoi se composent les étoiles",
	"Stars for how easy it is": "Étoiles pour la facilité de culture",
	"Stars for its foliage": "Étoiles pour le feuillage",
	"A star for being non-toxic to cats and dogs": "Une étoile si elle n’est toxique ni pour les chats ni pour les chiens",
	"Fixed recommendations at the end": "Recommandations choisies, en fin de page",
	"Address of an article or a guide": "Adresse d’un article ou d’un guide",
	"Numbers that the texts name in braces": "Nombres que les textes nomment entre accolades",
	"The number, when there is one": "Le nombre, s’il n’y en a qu’un",
	"Lower end, when it is a range": "Borne inférieure, pour un intervalle",
	"Upper end, when it is a range": "Borne supérieure, pour un intervalle",
	"Unit of the figure; «count» for what the sentence names (days, weeks, plants)":
		"Unité du nombre ; « count » pour ce que la phrase nomme elle-même (jours, semaines, plantes)",
	"Source; key of content/sources.yaml, pousse where it is our own rule of thumb":
		"Source ; clé de content/sources.yaml, pousse quand c’est une règle de la rédaction",
	"Works that the texts rest on, besides those of the figures; texts link to them by #source-KEY":
		"Ouvrages sur lesquels les textes s’appuient, outre ceux des nombres ; les textes y renvoient par #source-CLÉ",
	"Source; key of content/sources.yaml": "Source ; clé de content/sources.yaml",
	"What it is about, which the list of articles can be filtered by": "Sujet, par lequel on peut filtrer la liste des articles",
	"Word or two above the title": "Un mot ou deux au-dessus du titre",
	"Title of the page": "Titre de la page",
	"Title for search engines, without what the site adds; at most 60 characters with that":
		"Titre pour les moteurs de recherche, sans ce que le site y ajoute ; 60 caractères au plus avec cet ajout",
	"Description for search engines": "Description pour les moteurs de recherche",
	"Line under the title": "Ligne sous le titre",
	"What the picture shows, for those who cannot see it": "Ce que montre l’image, pour qui ne la voit pas",
	"Heading of the introduction card": "Titre de l’encadré d’introduction",
	"Ranking, when the facts have one": "Classement, si facts.yaml en a un",
	"Heading of the ranking": "Titre du classement",
	"One item for each plant that the facts rank, in that order":
		"Un élément par plante classée dans facts.yaml, dans le même ordre",
	"What speaks for it": "Ses atouts",
	"Care in a sentence or two": "Entretien, en une ou deux phrases",
	"Where it stands best": "Sa meilleure place",
	"Conclusion with a call to action": "Conclusion avec une invitation à agir",
	"Heading of the last card": "Titre du dernier encadré",
	"A paragraph or two": "Un ou deux paragraphes",
	"Call to action": "Invitation à agir",
	"Words of the button": "Texte du bouton",
	"Where it leads": "Où il mène",
	"Which French text this was made from; npm run check -- --translated FILE writes it":
		"Texte français d’après lequel la traduction a été faite ; npm run check -- --translated FICHIER l’écrit",
	"Who took the photo, as they wish to be named": "Qui a pris la photo, sous le nom de son choix",
	"Licence that it is under; «own» for ours, «permission» for one given to this site alone":
		"Licence de la photo ; « own » si elle est à nous, « permission » si elle n’a été accordée qu’à ce site",
	"Page where the photo was published": "Page où la photo a été publiée",
	"Page of this site that says more": "Page de ce site qui en dit plus",
	"The term, as texts write it": "Le terme, tel que les textes l’écrivent",
	"Other words for it, for the search": "Autres mots pour le dire, pour la recherche",
	"Another word": "Un autre mot",
	"What it is, in two or three sentences, and what it means for a plant at home":
		"Ce que c’est, en deux ou trois phrases, et ce que cela change pour une plante d’intérieur",
	"Links of the header, and the main pages of the site map": "Liens de l’en-tête, et pages principales du plan du site",
	"Address on this site": "Adresse sur ce site",
	"Key of content/ui; without it the title of the page is the label":
		"Clé de content/ui ; sans elle, le libellé est le titre de la page",
	"Sub-menu of the guides": "Sous-menu des guides",
	"First column of the footer": "Première colonne du pied de page",
	"Second column of the footer": "Deuxième colonne du pied de page",
	"Look of the page": "Modèle de la page",
	"Day of the last real change; lists change with what they list as well":
		"Jour de la dernière vraie modification ; les listes changent aussi avec ce qu’elles énumèrent",
	"What its picture is composed from; without one, social networks show that of the home page":
		"Ce dont son image est composée ; sans elle, les réseaux sociaux montrent celle de l’accueil",
	"Entrances of the home page, by what visitors wish for": "Entrées de la page d’accueil, selon ce que cherche le visiteur",
	"Plants that the search shows before a query, and the page of the visitor’s plants while it has none":
		"Plantes que montre la recherche avant toute question, et la page des plantes du visiteur tant qu’elle n’en a pas",
	"Plant that it shows": "Plante qu’elle montre",
	"Which wish; its words are features.<id> of the interface":
		"Quel souhait ; ses mots sont ceux de features.<id> dans l’interface",
	"Plant that stands for it": "Plante qui l’illustre",
	"On the page of the glossary alone: the terms of content/glossary follow its text":
		"Pour la page du glossaire seulement : les termes de content/glossary suivent son texte",
	"Whether the search and the site map name it, as they do pages that do something for visitors":
		"Si la recherche et le plan du site la citent, comme les pages qui rendent un service au visiteur",
	"Where the finder's table of light is taken from": "D’où vient le tableau de lumière du guide de choix",
	"Heading of the page": "Titre affiché sur la page",
	"What the scene shows, for those who cannot see it; when the facts have one":
		"Ce que montre la scène, pour qui ne la voit pas ; si facts.yaml en a une",
	"How to install the app, when facts say «template: application»":
		"Comment installer l’application, si facts.yaml dit « template: application »",
	"Android: Chrome and its kin": "Android : Chrome et ses dérivés",
	"Name of the platform": "Nom de la plateforme",
	"iPhone and iPad": "iPhone et iPad",
	"Safari on the Mac": "Safari sur Mac",
	"Chrome and Edge on a computer": "Chrome et Edge sur ordinateur",
	"Firefox on any system": "Firefox, sur tout système",
	"What to do in each month, January first, as in the northern hemisphere; the home page shows it":
		"Que faire chaque mois, en commençant par janvier, dans l’hémisphère nord ; l’accueil le montre",
	"What to do, in a sentence": "Que faire, en une phrase",
	"Address that no page has": "Adresse qui n’est celle d’aucune page",
	"Why it is here": "Pourquoi elle est là",
	"What each block says besides its countries": "Ce que dit chaque bloc, outre ses pays",
	"Whom to call after a poisoning": "Qui appeler en cas d’intoxication",
	"What the block is about, in bold at its top": "Sujet du bloc, en gras au début",
	"What holds in every country": "Ce qui vaut dans tous les pays",
	"Two or three words that it begins with": "Deux ou trois mots par lesquels il commence",
	"The statement, in a sentence or a few": "L’affirmation, en une ou quelques phrases",
	"Source; key of content/sources.yaml, pousse for what is common craft":
		"Source ; clé de content/sources.yaml, pousse pour ce qui relève du savoir-faire commun",
	"For readers in a country that is not listed": "Pour qui lit depuis un pays absent de la liste",
	"Name of the last part": "Nom de la dernière partie",
	"What to do there": "Que faire dans ce cas",
	"What stands where nothing certain is known of a country": "Ce qui s’affiche quand on ne sait rien de sûr d’un pays",
	"Electricity beside water": "Électricité près de l’eau",
	"What a balcony may carry": "Ce qu’un balcon peut porter",
	"Countries in the order in which they stand": "Pays, dans l’ordre d’affichage",
	"Name of the country": "Nom du pays",
	"Languages whose readers see this country first; the first one that names a language is open":
		"Langues dont les lecteurs voient ce pays d’abord ; le premier qui nomme une langue est déplié",
	"Whom to call, the most urgent first": "Qui appeler, le plus urgent d’abord",
	"As one dials it in that country, in quotation marks": "Tel qu’on le compose dans ce pays, entre guillemets droits",
	"Who answers, for whom, and when": "Qui répond, pour qui et quand",
	"Day on which an editor read this at its source": "Jour où la rédaction l’a lu à la source",
	"Electricity beside water; leave out what is not certain": "Électricité près de l’eau ; à omettre si ce n’est pas certain",
	"What is required or usual there, in a sentence or two": "Ce qui y est exigé ou d’usage, en une ou deux phrases",
	"What a balcony is designed to carry; leave out what is not certain":
		"Charge pour laquelle un balcon est conçu ; à omettre si ce n’est pas certain",
	"Name of the site, which stands in the title of every page": "Nom du site, présent dans le titre de chaque page",
	"Address under which the site is published, without a slash at the end":
		"Adresse où le site est publié, sans barre oblique à la fin",
	"Name that articles are signed with": "Nom dont les articles sont signés",
	"The same in each language, where it is no proper name": "Le même dans chaque langue, si ce n’est pas un nom propre",
	"Address for readers": "Adresse pour les lecteurs",
	"Repository of the content, for «edit this page»": "Dépôt du contenu, pour « modifier cette page »",
	"Our pages elsewhere, shown in the footer": "Nos pages ailleurs, affichées dans le pied de page",
	"Name of the network": "Nom du réseau",
	"Our page there": "Notre page sur ce réseau",
	"Whether browsers may list the host as reachable by HTTPS alone, with all hosts below it; hard to take back":
		"Si les navigateurs peuvent inscrire le domaine parmi ceux qui ne s’ouvrent qu’en HTTPS, avec ses sous-domaines ; difficile à annuler",
	"Where browsers send what the pages' security policy stopped; without it they send nothing":
		"Où les navigateurs signalent ce que la politique de sécurité des pages a bloqué ; sans ce champ, ils n’envoient rien",
	"The newsletter": "La lettre d’information",
	"Service that keeps the list; «none» shows an e-mail link instead":
		"Service qui tient la liste ; « none » affiche à la place un lien vers une adresse électronique",
	"Public address that the form sends to, as the service gives it":
		"Adresse publique à laquelle le formulaire envoie, telle que le service la donne",
	"Lists of listmonk that readers join, by UUID": "Listes de listmonk où les lecteurs s’inscrivent, par UUID",
	"Links that earn money": "Liens qui rapportent de l’argent",
	"Whether offers are links that earn money; where not, their words stand without a link and nothing is disclosed":
		"Si les offres sont des liens qui rapportent de l’argent ; sinon leurs mots restent sans lien et rien n’est signalé",
	"Shops that pay for a purchase, by the key that offers name":
		"Boutiques qui rémunèrent un achat, sous la clé que les offres nomment",
	"Name of the shop, as it stands beside each of its links": "Nom de la boutique, affiché à côté de chacun de ses liens",
	"Hosts that links to it lead to, those of the network that counts them included":
		"Hôtes où mènent ses liens, y compris ceux du réseau qui les compte",
	"A host, such as shop.example; those below it count too":
		"Un hôte, comme boutique.example ; ceux qui en dépendent comptent aussi",
	"Things that the texts of its page say where to buy; texts link to them by #offer-NAME":
		"Ce que les textes de sa page disent où acheter ; ils y lient par #offer-NOM",
	"Things that the texts say where to buy; texts link to them by #offer-NAME":
		"Ce que les textes disent où acheter ; ils y lient par #offer-NOM",
	"Key of affiliate.partners in content/site.yaml": "Clé de affiliate.partners dans content/site.yaml",
	"Country that the shop delivers to, which stands beside the link": "Pays où livre la boutique, affiché à côté du lien",
	"Address that the partner gave for it": "Adresse que le partenaire a donnée",
	"Title, with the publisher": "Titre, avec l’éditeur",
	"Title in each language, for what is no published work": "Titre dans chaque langue, pour ce qui n’est pas un ouvrage publié",
	"Where it can be read": "Où on peut le lire",
	"Where it can be read about a plant, whose botanical name is appended":
		"Où on peut le lire à propos d’une plante, dont le nom botanique s’ajoute à la fin",
	"Page of this site that tells more, for what is our own": "Page de ce site qui en dit plus, pour ce qui vient de nous",
	Label: "Libellé",
	"Language of what editors show beside the fields of these files; English without it":
		"Langue de ce que les éditeurs de texte affichent près des champs de ces fichiers ; l’anglais sans ce champ",
};
