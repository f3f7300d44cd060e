import { shapes } from "#schemas/content/messages/fr.ts";
import { audit } from "./fr/audit.ts";
import { codes } from "./fr/codes.ts";
import { commands } from "./fr/commands.ts";
import { compare } from "./fr/compare.ts";
import { edit } from "./fr/edit.ts";
import { link } from "./fr/link.ts";
import { markdown } from "./fr/markdown.ts";
import { move } from "./fr/move.ts";
import { parity } from "./fr/parity.ts";
import { parse } from "./fr/parse.ts";
import { read } from "./fr/read.ts";
import { report } from "./fr/report.ts";
import { typography } from "./fr/typography.ts";
import { validate } from "./fr/validate.ts";

/** All French messages of the program. */
export const french = {
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
