/** Addresses of the API of the dev server's form. */
export const editApi = {
	/** GET: all entries. */
	entries: "/edit/api/entries",
	/** GET `?entry=plants/pothos`: one entry. */
	entry: "/edit/api/entry",
	/** POST an `EntryDraft`: checks it without writing. */
	check: "/edit/api/check",
	/** POST a `Mending`: makes the fix of a finding in a draft, without writing. */
	mend: "/edit/api/mend",
	/** POST an `EntryDraft`: writes it. */
	save: "/edit/api/save",
	/** POST an `EditTask`: says what it would change, without writing. */
	plan: "/edit/api/plan",
	/** POST a `ConfirmedTask`: carries it out. */
	carryOut: "/edit/api/carry-out",
	/** POST `{ markdown, lang, figures }`: renders the text as on the site. */
	preview: "/edit/api/preview",
	/** POST a `DrawingDraft`: draws the plant. */
	draw: "/edit/api/draw",
	/** POST the bytes of a picture, `?name=&author=&licence=&source=`: adds it to the content. */
	photo: "/edit/api/photo",
} as const;

/** Address of the form. */
export const editPath = "/edit";
