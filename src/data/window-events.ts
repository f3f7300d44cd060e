import type { constants } from "#schemas/shared/constants.ts";
import type { Sentence } from "#src/i18n/translate.ts";

/*
 * All custom events on the window: the script of every page (`start.ts`), the app, the script of the offline app, and independent parts
 * of the app communicate by these. Browser events that TypeScript's libraries do not declare are declared here too.
 */

/** Where a notice is shown: the site's current status (one at a time), or anything else (several). */
export type NoticeChannel = keyof typeof constants.noticeChannels;

/** A short message in the corner, in the language of the page, also when the language changes while it is shown. */
export type Notice = {
	channel: NoticeChannel;
	title: Sentence;
	text?: Sentence | undefined;
	/** Reports an error: shown in clay, and announced to screen readers assertively. */
	destructive?: boolean;
	/** Its subject: replaces an earlier notice with the same subject. */
	about?: string;
	/** Something that the visitor can do about it; doing it closes the notice. */
	action?: { label: Sentence; run(): void };
	/** Whether it stays until it is closed, because it asks for a decision. */
	stays?: boolean;
};

/** The browser's `beforeinstallprompt` event: it opens an install dialog, once. */
type InstallDialog = Event & {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** That dialog, and when it was offered, in milliseconds since the page started loading. */
export type InstallOffer = { dialog: InstallDialog; madeAt: number };

/** Events without data. */
type PlainEvents = {
	/** The app controls the document. */
	"app-ready": Event;
	/** The app failed to load, or cannot render what the document shows. */
	"app-failed": Event;
	/** The reader wants the app to try again; a listener that handles this prevents the default. */
	"app-retry": Event;
	/** Something needs the app, which would otherwise start at the visitor's first interaction. */
	"app-wanted": Event;
	/** The offer to install the app has been used or withdrawn. */
	"install-offer-gone": Event;
	/** The language to switch to once it is available has changed. */
	"language-later": Event;
	/** The visitor's list of plants has changed. */
	"my-plants-changed": Event;
	/** The addresses waiting to be sent to the newsletter service have changed. */
	"newsletter-waiting": Event;
	/** There is no room to store the site for offline use. */
	"no-room": Event;
	/** The search shortcut key has been turned on or off. */
	"slash-changed": Event;
	/** A checklist item has been ticked or unticked. */
	"ticks-changed": Event;
};

declare global {
	interface Window {
		/** The current offer. It may come before the app starts, so the first script of the page stores it. */
		installOffer?: InstallOffer | undefined;
	}
	interface WindowEventMap extends PlainEvents {
		/** Another release is available; the reader decides when to load it. */
		"update-ready": CustomEvent<{ accept(): void }>;
		notice: CustomEvent<Notice>;
		beforeinstallprompt: InstallDialog;
		appinstalled: Event;
	}
}

/** Dispatches an event in this document. Returns false if a listener prevented the default. */
export function announce(name: keyof PlainEvents): boolean {
	return dispatchEvent(new Event(name, { cancelable: true }));
}
