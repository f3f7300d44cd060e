import { checklistTicksKey, isItemId } from "./checklist.ts";
import { isEmailAddress } from "./email-address.ts";
import { langs } from "./languages.ts";
import { entriesOf, isListOf, isNumber, isOneOf, isShaped, isText, membersOf } from "./shapes.ts";
import { choice, json, text } from "./stored-value.ts";
import { unitSystems } from "./units.ts";

/*
 * Everything that the site keeps in a visitor's browser by a key: one constant each, with its shape and what it is for. All is
 * read and written by `src/data/storage.ts`: what does not fit counts as not there, and the next write replaces it.
 * What is kept beside these, files of the site for reading offline, stands in caches (`cacheNames` in `offline.ts`).
 */

/** The language that the visitor chose. */
export const languageChoice = choice("language", langs);

/** A language that could not be had, and that pages change to once it can. */
export const languageLater = choice("language-later", langs);

/** The theme that the visitor chose, of these. */
export const themes = ["light", "dark", "system"] as const;
export const themeChoice = choice("theme", themes);

/** The units of measure that the visitor chose. */
export const unitsChoice = choice("units", unitSystems);

/** Whether the key `/` leads to the search; it does where nothing is stored. */
export const slashChoice = choice("slash", ["on", "off"]);

/** Opens the dashboard. */
export const adminFlag = choice("admin", ["true"]);

/** There once this browser has had the fonts. */
export const fontsFlag = choice("fonts", ["here"]);

/** When the card that offers to install the app was dismissed, in ms since 1970. */
export const installDismissal = json("pwa-prompt-dismissed", (value) => (isNumber(value) ? value : null));

/** E-mail addresses that wait for a connection, or for the visitor to say what becomes of them. */
export const newsletterWaiting = json(
	"newsletter-waiting",
	membersOf(
		isShaped({
			address: (value): value is string => isText(value) && isEmailAddress(value),
			state: isOneOf(["waiting", "sending", "sent", "confirm", "already", "refused", "busy", "unclear", "repeated", "uncertain"]),
		}),
	),
);

/** What was sent and when, in ms since 1970, by the digest of its address, which tells nobody who it was. */
export const newsletterTried = json(
	"newsletter-tried",
	entriesOf(isShaped({ state: isOneOf(["sending", "sent"]), at: isNumber })),
);

/** Until when (ms since 1970) which tab is sending, in browsers without locks. */
export const newsletterLease = text("newsletter-lease", /^\d{1,15} \S{1,40}$/);

/** The visitor's plants. `readCollection` reads the text, and tells what is damaged from what a later version wrote. */
export const myPlantsText = text("my-plants");

/** A list that could not be read, set aside before a new one takes its place. Never read. */
export const myPlantsSetAside = text("my-plants-unreadable");

/** The items of checklists that are ticked, by the path of their page. */
export const checklistTicks = json(checklistTicksKey, entriesOf(isListOf(isItemId)));

/** In this tab: that a new release found no room was told. */
export const noRoomFlag = choice("no-room", ["told"], "sessionStorage");

/** In this tab: how far pages were scrolled, in CSS pixels, by their entry in the history. The router reads and writes it. */
export const scrollPositions = json("react-router-scroll-positions", entriesOf(isNumber), "sessionStorage");

const isPlace = isShaped({ address: isText, pixels: isNumber });

/** In this tab: the address of the list that was left last, and how far it was scrolled, in CSS pixels. */
export const listPlace = json("list-place", (value) => (isPlace(value) ? value : null), "sessionStorage");

/**
 * Keys of what shows by the app alone, on any page. By themselves for the first script of every page, which starts the app
 * where something stands under one of them, and leaves it to the app to read it.
 */
export const shownByApp = ["units", "newsletter-waiting", "my-plants"] as const;
