import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { editPlugin } from "#scripts/desk/dev/edit-plugin.ts";
import type { EditedContent } from "#scripts/desk/form/answer.ts";
import { createWorkspace } from "../../../support/workspace.ts";

test("a page of the form that cannot be made is an error of that request, not the end of the server (R16.2)", async () => {
	const reason = new Error("no page");
	const request = {
		...{ method: "GET", originalUrl: "/edit", headers: { host: "localhost:5173" } },
		socket: { remoteAddress: "127.0.0.1" },
	} as unknown as IncomingMessage;
	const response = { writeHead: () => response } as unknown as ServerResponse;
	const told = await new Promise((resolve) => {
		const server = {
			middlewares: {
				use: (serve: (...call: [IncomingMessage, ServerResponse, (error: unknown) => void]) => void) =>
					serve(request, response, resolve),
			},
			transformIndexHtml: () => Promise.reject(reason),
		} as unknown as ViteDevServer;
		const { configureServer } = editPlugin({ contentDir: createWorkspace().dir } as EditedContent, { given: "en", lang: "en" });
		if (typeof configureServer === "function") void configureServer.call(undefined as never, server);
	});
	expect(told).toBe(reason);
});
