import type { constants } from "#schemas/spec/constants.ts";
import type { Sentence } from "#src/i18n/translate.ts";

/*
 * All events of our own at the window: by these the inline script (`boot.ts`), the app, the script of the offline app and parts of the
 * app that know nothing of each other speak. What browsers send besides, and no library describes, stands here too.
 */

/** Where a notice shows: what the site is doing (one at a time), or anything else (several). */
export type NoticeChannel = keyof typeof constants.noticeChannels;

/** A short message in the corner, in the language of the page, also when that changes while it shows. */
export type Notice = {
	channel: NoticeChannel;
	title: Sentence;
	text?: Sentence | undefined;
	/** Something is wrong: shown in clay, and said to screen readers at once. */
	destructive?: boolean;
	/** What it is about: the notice that spoke of the same is replaced. */
	about?: string;
	/** Something that the visitor may do about it; the notice goes when it is done. */
	action?: { label: Sentence; run(): void };
	/** Whether it stays until it is closed, because it asks something. */
	stays?: boolean;
};

/** What a browser hands over once it would install the site: a dialog of its own, which opens a single time. */
type InstallDialog = Event & {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** That dialog, and when it was offered, in milliseconds since the page began. */
export type InstallOffer = { dialog: InstallDialog; madeAt: number };

/** Events that say no more than their names. */
type PlainEvents = {
	/** The app has taken over the document. */
	"app-ready": Event;
	/** The app cannot be had, or cannot show what the document shows. */
	"app-failed": Event;
	/** The reader wants the app to try again; whoever prevents the default does so. */
	"app-retry": Event;
	/** Something needs the app, which waits for a sign of the visitor. */
	"app-wanted": Event;
	/** The offer to install the app has been taken. */
	"install-offer-gone": Event;
	/** The language that is to come later has changed. */
	"language-later": Event;
	/** The addresses that wait for the newsletter's service have changed. */
	"newsletter-waiting": Event;
	/** There is no room to keep the site for reading offline. */
	"no-room": Event;
	/** The key for the search has been turned on or off. */
	"slash-changed": Event;
	/** A checklist has been ticked. */
	"ticks-changed": Event;
};

declare global {
	interface Window {
		/** The offer that still stands. It may come before the app does, so the first script of the page keeps it. */
		installOffer?: InstallOffer | undefined;
	}
	interface WindowEventMap extends PlainEvents {
		/** Another release may be had; it is for the reader to say when. */
		"update-ready": CustomEvent<{ accept(): void }>;
		notice: CustomEvent<Notice>;
		beforeinstallprompt: InstallDialog;
		appinstalled: Event;
	}
}

/** Sends an event to whoever listens in this document. Gives false where one of them prevented the default. */
export function announce(name: keyof PlainEvents): boolean {
	return dispatchEvent(new Event(name, { cancelable: true }));
}
