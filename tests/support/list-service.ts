import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What has come in: where it was sent, in which form, and the fields it held; a field may be there several times. */
type Received = { path: string; type: string; fields: [name: string, value: string][] };

/** How the service behaves from now on: as documented, or with a status, or slowly, or not at all. */
export type Mood = "well" | "single opt-in" | "as documented" | 400 | 409 | 429 | 500 | "a page" | "slow" | "hangs up" | "silent";

/** The services' documented contracts on this machine; nothing is kept but what came in. */
export type ListService = {
	url: string;
	received: Received[];
	mood: Mood;
	close(): Promise<void>;
};

/** listmonk, Buttondown and Mailchimp, each at the paths that they document. */
export async function startListService(): Promise<ListService> {
	const server = createServer((request, response) => void answer(service, request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const service: ListService = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received: [],
		mood: "well",
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return service;
}

async function answer(service: ListService, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const path = request.url ?? "";
	const type = request.headers["content-type"] ?? "";
	const fields = fieldsOf(type, await text(request));
	service.received.push({ path, type, fields });
	const send = (status: number, contentType: string, body: string) =>
		response.writeHead(status, { "Content-Type": contentType }).end(body);
	const sendJson = (status: number, body: unknown) => send(status, "application/json", JSON.stringify(body));
	const { mood } = service;
	if (mood === "hangs up") return void request.socket.destroy();
	if (mood === "silent") return;
	if (mood === "a page") return void send(200, "text/html", "<!doctype html><title>Log in to the network</title>");
	if (mood === "slow") await new Promise((resolve) => setTimeout(resolve, 400));
	if (typeof mood === "number") return void sendJson(mood, { message: "as it is" });
	const has = (name: string, value: RegExp) => fields.some((field) => field[0] === name && value.test(field[1]));
	if (path === "/api/public/subscription") {
		if (type !== "application/json" || !has("email", /@/) || !has("list_uuids", /^[0-9a-f-]{36}$/))
			return void sendJson(400, { message: "Invalid request" });
		return void sendJson(200, { data: mood === "as documented" ? true : { has_optin: mood !== "single opt-in" } });
	}
	const takes =
		(path === "/subscription/form" && has("email", /@/) && has("l", /^[0-9a-f-]{36}$/) && has("nonce", /^$/)) ||
		(path === "/api/emails/embed-subscribe/pousse" && has("email", /@/)) ||
		(path === "/subscribe/post?u=0a1b&id=2c3d" && has("EMAIL", /@/) && has("b_0a1b_2c3d", /^$/));
	send(takes ? 200 : 400, "text/html", `<!doctype html><title>${takes ? "Subscribed" : "Refused"}</title>`);
}

function fieldsOf(type: string, body: string): Received["fields"] {
	if (type !== "application/json") return [...new URLSearchParams(body)];
	const data = JSON.parse(body) as Record<string, string | string[]>;
	return Object.entries(data).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
}
