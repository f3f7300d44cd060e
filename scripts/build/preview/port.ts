import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";

/** Port that commands serve on when none is given. */
const defaultPort = 4173;

export function readPort(given: string | undefined): number {
	const port = given === undefined ? defaultPort : Number(given);
	if (!Number.isInteger(port) || port < 0 || port > 65535)
		throw new UsageError(msg("usage.noPort", { given: given ?? "", preset: defaultPort }));
	return port;
}
