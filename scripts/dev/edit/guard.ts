import type { IncomingMessage } from "node:http";
import { type Message, say } from "../../messages/message.ts";

/** Names of this machine, as a browser on it writes them. */
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopbackAddresses = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request comes from a page of this very server, opened on this machine: then null, else what is wrong with it. A name
 * of another host that leads here (DNS rebinding) is refused by the `Host`, a page of another site or port by `Origin` and
 * `Sec-Fetch-Site`, which browsers send and pages cannot set (Fetch standard, «Origin header»; W3C Fetch Metadata).
 */
export function judgeRequest({ method, headers, socket }: IncomingMessage): Message | null {
	const { host = "", origin } = headers;
	if (!loopbackAddresses.test(socket.remoteAddress ?? "")) return say("edit.otherMachine");
	if (!loopbackNames.test(host)) return say("edit.otherName");
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return say("edit.otherPage");
	if (origin !== undefined && origin !== `http://${host}`) return say("edit.otherPage");
	if (method !== "GET" && method !== "HEAD" && origin === undefined) return say("edit.otherPage");
	return null;
}
