import { shapes } from "#schemas/content/messages/en.ts";
import { audit } from "./en/audit.ts";
import { codes } from "./en/codes.ts";
import { commands } from "./en/commands.ts";
import { compare } from "./en/compare.ts";
import { edit } from "./en/edit.ts";
import { link } from "./en/link.ts";
import { markdown } from "./en/markdown.ts";
import { move } from "./en/move.ts";
import { parity } from "./en/parity.ts";
import { parse } from "./en/parse.ts";
import { read } from "./en/read.ts";
import { report } from "./en/report.ts";
import { typography } from "./en/typography.ts";
import { validate } from "./en/validate.ts";

/** All English messages of the program. */
export const english = {
	...audit,
	...codes,
	...commands,
	...edit,
	...compare,
	...move,
	...link,
	...markdown,
	...parity,
	...parse,
	...read,
	...report,
	...shapes,
	...typography,
	...validate,
} as const;

export type English = typeof english;
