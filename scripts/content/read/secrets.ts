import { withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";

/**
 * Access keys of services, by the formats that their makers chose for detection: those that GitHub lists under «Supported secret
 * scanning patterns», and private keys as in RFC 7468. Nothing else has these formats.
 */
const secrets =
	/-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA[0-9A-Z]{16}|gh[opsu]_[A-Za-z0-9]{36}|github_pat_\w{60}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|AIza[\w-]{35}|[rs]k_live_[A-Za-z0-9]{24}|xox[abprs]-[\w-]{20})/g;

/** Finds access keys in a text; content is public. */
export function findSecrets(text: string, file: string): Diagnostic[] {
	const locate = indexLines(text);
	return [...text.matchAll(secrets)].map(
		({ 0: secret, index }): Diagnostic => ({
			code: "secret",
			file,
			position: locate(index),
			...withHint("read.secret", { beginning: secret.slice(0, 8) }),
		}),
	);
}
