import type { Lang } from "#schemas/shared/languages.ts";

/**
 * Function words of each language: articles, prepositions, pronouns, conjunctions, particles, forms of «to be» and «to have», and
 * the most frequent other words. In lower case; the part before an apostrophe is a separate word («l’eau»). The language of a text
 * can only be detected with such a list.
 *
 * Words spelt alike in two languages («de», «in») are in both lists and so do not distinguish the two. Where one of the languages
 * rarely uses the word, or uses it as another part of speech («pot», «pour»), it is in one list only.
 */
export const functionWords: Readonly<Partial<Record<Lang, string>>> = {
	fr: `
		le la les l un une des du de d au aux à a en dans sur sous par pour avec sans entre vers chez contre depuis pendant
		avant après dès jusqu hors près loin selon malgré parmi lors autour dessus dessous devant derrière dehors et ou où mais
		donc or ni car que qu qui quoi dont quand comme si puis alors lorsque puisque parce tandis ainsi sinon je j tu il elle
		on nous vous ils elles me m te t se lui leur leurs ce c cet cette ces ceci cela ça celui celle ceux celles mon ma mes
		ton ta tes son sa ses notre nos votre vos quel quelle quels quelles ne n pas plus moins jamais rien personne aucun
		aucune non très trop peu bien mieux mal aussi encore déjà toujours souvent parfois presque surtout seulement environ
		assez beaucoup tant autant même mêmes tout toute tous toutes autre autres chaque quelque quelques plusieurs certains
		certaines est sont était étaient être été sera seront soit ont avait avoir aura eu fait faire font peut peuvent pouvez
		doit doivent faut vaut comment pourquoi combien deux trois quatre cinq dix là ici chacun chacune voici voilà ensuite
		enfin haut bas milieu plein pleine afin pourtant toutefois lorsqu puisqu aujourd hui
	`,
	en: `
		the a an of to in on at by for from with without into onto over under above below between through during before after
		since until about around against among along across off out up down near beside behind inside outside within per than as
		like and or but nor so if because while when where which who whose whom what why how whether though although unless once
		i you he she it we they me him her us them my your his its our their this that these those there here is are was were be
		been being do does did done don doesn isn aren has have had having can cannot could may might must shall should will
		would not no never none nothing nobody some any every each all both few many much more most less least several other
		others another such same own only also too very just even still already always often sometimes rarely usually almost
		enough again away back together then now later soon let one two three four five ten first next last yet ever instead
		rather quite either neither till toward towards upon whenever wherever everything anything something everyone anyone
		half except
	`,
	es: `
		el la los las lo un una unos unas de del a al en con sin por para sobre bajo entre hacia hasta desde durante contra
		según tras ante antes después dentro fuera encima debajo cerca lejos detrás delante alrededor y e o u ni pero sino que
		quien quienes cual cuales cuyo cuya donde dónde cuando cuándo como cómo cuanto cuánto cuánta porque pues aunque mientras
		si luego entonces así yo tú él ella ellos ellas nosotros usted ustedes me te se mi mis tu tus su sus nuestro nuestra
		nuestros nuestras este esta estos estas esto ese esa esos esas eso aquel aquella aquello qué quién no nunca nada nadie
		ningún ninguna ninguno sí más menos muy poco poca pocos pocas mucho mucha muchos muchas tanto tanta bastante demasiado
		demasiada también tampoco ya aún todavía siempre casi apenas solo sólo bien mal mejor peor todo toda todos todas otro
		otra otros otras cada algo alguien algún alguna algunos algunas varios varias mismo misma mismos mismas es son era eran
		ser sido sea sean está están estar estaba hay ha han haber había hace hacer hacen tiene tienen tener puede pueden puedes
		debe deben dos tres cuatro cinco diez vez veces aquí ahí allí hoy además mitad junto alto alta medio media cualquier
		mediados finales principios aparte esté estén
	`,
	de: `
		der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber sondern denn doch
		in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit über um unter von vom vor
		während wegen zu zum zur zwischen außer ab als wie dass daß ob wenn weil damit bevor nachdem sobald solange obwohl falls
		ich du er sie es wir ihr mich mir dich dir ihn ihm ihnen uns euch sich man mein meine dein deine deinen deinem deiner
		sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere dieser diese dieses diesen diesem jeder jede jedes
		jeden jedem wer was wo wann warum welche welcher welches wohin woher alle allem allen alles beide beiden viel viele
		vielen wenig wenige mehr weniger etwas nichts nie niemand nicht nur auch noch schon so sehr immer oft manchmal fast kaum
		etwa sonst dann da dort hier jetzt wieder einmal erst zuerst davon dazu dabei daran darauf darin dafür danach dadurch
		ist sind war waren sei bin bist hat haben hast hatte wird werden wurde wurden kann können kannst muss müssen musst soll
		sollen sollte darf dürfen will lässt lass gibt geht zwei drei vier fünf zehn weg ganz gut mal oben unten außen innen
		jedoch zwar andere anderen anderer anderes jemand trotzdem deshalb daher also würde hätte wäre kommt je gar ja nein
		heute zurück wohl eher lieber
	`,
};
