import type { Lang } from "#schemas/shared/languages.ts";

/** What a file of `content/` is for, determined by its path alone. */
export type ContentFile =
	| { role: "facts"; kind: string; slug: string }
	| { role: "text"; kind: string; slug: string; lang: string }
	| { role: "ui" | "wording"; lang: Lang }
	| { role: "terms"; vocabulary: string }
	| { role: "credit"; stem: string }
	| { role: SingleRole };

/** What the content has at most one file for. */
export type SingleRole = "site" | "navigation" | "redirects" | "sources" | "safety" | "diagnosis" | "calendar";

/** A photo: its file name, and the file name without extension, after which its credit and generated files are named. */
export type PhotoSource = { role: "photo"; name: string; stem: string };
