import { wrongLanguageHiddenMs } from "#schemas/shared/constants.ts";
import type { RootData } from "#schemas/shared/root-data.ts";
import { fontsKey } from "#schemas/shared/stored-keys.ts";
import { isAdmin } from "./data/admin.ts";
import { chosenLang } from "./data/chosen-lang.ts";
import { storedText } from "./data/storage.ts";
import { keepTheme } from "./data/theme.ts";

/*
 * The inline script in the head of every page: what has to happen before the first paint. It sets the theme, redirects visitors who
 * are not editors away from editors' pages, and hides a page that is about to change its language. `start.ts` does everything else.
 */
const { classList, lang, dataset } = document.documentElement;
const data: RootData = dataset;
const { pinned, guarded } = data;

keepTheme();
// Layout of content below the window is deferred (styles.css), unless the address points into it.
classList.toggle("untouched", !location.hash);
// The first paint does not wait for fonts. Later pages have them from the start.
classList.toggle("fonts", !!storedText(fontsKey));

if (guarded && !isAdmin(location.search)) {
	classList.add("switching");
	location.replace(guarded);
}
const chosen = chosenLang();
data.chosen = chosen;
if (pinned === undefined && chosen !== lang) {
	classList.add("switching");
	setTimeout(() => classList.remove("switching"), wrongLanguageHiddenMs);
}
