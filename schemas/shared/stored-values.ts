import { checklistTicksKey, isItemId } from "./checklist.ts";
import { isEmailAddress } from "./email-address.ts";
import { langs } from "./languages.ts";
import { entriesOf, isListOf, isNumber, isOneOf, isShaped, isText, membersOf } from "./shapes.ts";
import { adminKey, fontsKey, languageKey, themeKey } from "./stored-keys.ts";
import { choice, json, text } from "./stored-value.ts";
import { unitSystems } from "./units.ts";

/*
 * Every value that the site stores in a visitor's browser under a key: one constant each, with its type and purpose. All are read
 * and written by `src/data/storage.ts`: invalid values are treated as absent, and the next write replaces them. Other data, the
 * site's files for offline reading, is stored in caches (`cacheNames` in `offline.ts`).
 */

/** The language chosen by the visitor. */
export const languageChoice = choice(languageKey, langs);

/** A chosen language that was not available; pages switch to it once it is. */
export const languageLater = choice("language-later", langs);

/** Themes, and the theme chosen by the visitor. */
export const themes = ["light", "dark", "system"] as const;
export const themeChoice = choice(themeKey, themes);

/** The unit system chosen by the visitor. */
export const unitsChoice = choice("units", unitSystems);

/** Whether the key `/` focuses the search; the default is yes. */
export const slashChoice = choice("slash", ["on", "off"]);

/** Gives access to the dashboard. */
export const adminFlag = choice(adminKey, ["true"]);

/** Set once this browser has loaded the fonts. */
export const fontsFlag = choice(fontsKey, ["here"]);

/** When the install card was dismissed, in ms since 1970. */
export const installDismissal = json("pwa-prompt-dismissed", (value) => (isNumber(value) ? value : null));

/** E-mail addresses that wait for a connection, or for the visitor's decision. */
export const newsletterWaiting = json(
	"newsletter-waiting",
	membersOf(
		isShaped({
			address: (value): value is string => isText(value) && isEmailAddress(value),
			state: isOneOf(["waiting", "sending", "sent", "confirm", "already", "refused", "busy", "unclear", "repeated", "uncertain"]),
		}),
	),
);

/** What was sent and when, in ms since 1970, by a digest of the e-mail address, which does not reveal it. */
export const newsletterTried = json(
	"newsletter-tried",
	entriesOf(isShaped({ state: isOneOf(["sending", "sent"]), at: isNumber })),
);

/** Lock for browsers without Web Locks: which tab is sending, and until when (ms since 1970). */
export const newsletterLease = text("newsletter-lease", /^\d{1,15} \S{1,40}$/);

/** The visitor's plants. `readCollection` parses the text, and distinguishes damaged data from data of a later version. */
export const myPlantsText = text("my-plants");

/** Backup of a list that could not be read, made before a new one replaces it. Never read by the site. */
export const myPlantsSetAside = text("my-plants-unreadable");

/** The ticked checklist items, by the path of their page. */
export const checklistTicks = json(checklistTicksKey, entriesOf(isListOf(isItemId)));

/** Per tab: that the visitor was told there was no storage space for a new release. */
export const noRoomFlag = choice("no-room", ["told"], "sessionStorage");

/** Per tab: scroll positions of pages in CSS pixels, by their history entry. Read and written by the router. */
export const scrollPositions = json("react-router-scroll-positions", entriesOf(isNumber), "sessionStorage");

const isScrollPosition = isShaped({ address: isText, pixels: isNumber });

/** Per tab: the address of the last list that was left, and its scroll position in CSS pixels. */
export const listScrollPosition = json("list-place", (value) => (isScrollPosition(value) ? value : null), "sessionStorage");

/**
 * Keys of content that only the app can show, on any page. A constant of its own for the first script of every page, which starts
 * the app if a value is stored under one of them, and leaves parsing to the app.
 */
export const shownByApp = ["units", "newsletter-waiting", "my-plants"] as const;
