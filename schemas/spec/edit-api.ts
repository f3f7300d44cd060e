/** Where the form of the dev server stands, and what it asks there. */
export const editPath = "/edit";

export const editApi = {
	/** GET: all entries. */
	entries: "/edit/api/entries",
	/** GET `?entry=plants/pothos`: one of them. */
	entry: "/edit/api/entry",
	/** POST an `EntryDraft`: what the check would say of it. */
	check: "/edit/api/check",
	/** POST an `EntryDraft`: writes it. */
	save: "/edit/api/save",
	/** POST `{ markdown, lang, figures }`: the text as the site shows it. */
	preview: "/edit/api/preview",
	/** POST a picture's bytes, `?name=&author=&licence=&source=`: puts it into the content. */
	photo: "/edit/api/photo",
} as const;
