import type {
	CheckedDraft,
	ConfirmedTask,
	DrawingDraft,
	DrawnDraft,
	EditRefusal,
	EditTask,
	EntryDraft,
	EntryList,
	MendedDraft,
	Mending,
	OpenedEntry,
	PhotoCredit,
	PlannedTask,
	SavedDraft,
} from "#schemas/content/edit.ts";
import type { RichText } from "#schemas/content/rich-text.ts";
import { editApi } from "#schemas/shared/edit-api.ts";
import type { Lang } from "#schemas/shared/languages.ts";

/** The dev server refused a request; `refusal` says why. */
export class Refused extends Error {
	readonly refusal: EditRefusal;
	constructor(refusal: EditRefusal) {
		super(refusal.message);
		this.refusal = refusal;
	}
}

export const listEntries = () => ask<EntryList>(editApi.entries);
export const openEntry = (entry: string) => ask<OpenedEntry>(`${editApi.entry}?${new URLSearchParams({ entry })}`);
export const checkDraft = (draft: EntryDraft) => post<CheckedDraft>(editApi.check, draft);
export const mendDraft = (mending: Mending) => post<MendedDraft>(editApi.mend, mending);
export const planTask = (task: EditTask) => post<PlannedTask>(editApi.plan, task);
export const carryOut = (confirmed: ConfirmedTask) => post<Pick<PlannedTask, "entry">>(editApi.carryOut, confirmed);
export const saveDraft = (draft: EntryDraft) => post<SavedDraft>(editApi.save, draft);

export async function drawDraft(draft: DrawingDraft): Promise<DrawnDraft | null> {
	return (await post<{ drawn: DrawnDraft | null }>(editApi.draw, draft)).drawn;
}

export function previewMarkdown(markdown: string, lang: Lang, figures: CheckedDraft["figures"]): Promise<RichText> {
	return post<RichText>(editApi.preview, { markdown, lang, figures });
}

export function sendPhoto(photo: File, credit: PhotoCredit): Promise<{ name: string }> {
	const query = new URLSearchParams({ name: photo.name, ...credit });
	return ask(`${editApi.photo}?${query}`, { method: "POST", body: photo });
}

function post<T>(url: string, body: object): Promise<T> {
	return ask<T>(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

type RequestOptions = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

async function ask<T>(url: string, init: RequestOptions = {}): Promise<T> {
	const { headers, ...rest } = init;
	// The check's messages are in the language of the page.
	const response = await fetch(url, { ...rest, headers: { ...headers, "Accept-Language": document.documentElement.lang } });
	const answer: unknown = await response.json();
	if (!response.ok) throw new Refused(answer as EditRefusal);
	return answer as T;
}
