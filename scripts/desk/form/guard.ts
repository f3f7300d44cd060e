import type { IncomingMessage } from "node:http";
import { type Message, msg } from "../../messages/message.ts";

/** Host names of this machine, as a local browser sends them. */
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopbackAddresses = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Returns null if a request comes from a page of this server opened on this machine, otherwise the reason for rejecting it. `Host`
 * catches foreign host names that resolve to this machine (DNS rebinding); `Origin` and `Sec-Fetch-Site`, which browsers set and
 * pages cannot forge, catch pages of another site or port (Fetch standard, «Origin header»; W3C Fetch Metadata).
 */
export function checkRequest({ method, headers, socket }: IncomingMessage): Message | null {
	const { host = "", origin } = headers;
	if (!loopbackAddresses.test(socket.remoteAddress ?? "")) return msg("edit.otherMachine");
	if (!loopbackNames.test(host)) return msg("edit.otherName");
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return msg("edit.otherPage");
	if (origin !== undefined && origin !== `http://${host}`) return msg("edit.otherPage");
	if (method !== "GET" && method !== "HEAD" && origin === undefined) return msg("edit.otherPage");
	return null;
}
