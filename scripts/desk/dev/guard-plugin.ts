import type { Plugin } from "vite";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { pathnameOf } from "../../build/hosts/pathname.ts";
import { createTranslate } from "../../messages/translate.ts";
import { checkRequest } from "../form/guard.ts";

/**
 * Refuses what Vite's server answers too readily: addresses that cannot be decoded, and the opening of a file in the editor from a page
 * of another site. Ranges are ignored, as in the preview: sirv, which Vite uses too, ends the process at some.
 */
export function guardPlugin(lang: ProgramLang): Plugin {
	return {
		name: "pousse-guard",
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				delete request.headers.range;
				const refuse = (status: number, line: string) =>
					response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${line}\n`);
				const pathname = pathnameOf(request.originalUrl);
				if (pathname === null) return void refuse(400, "Bad request");
				const wrong = pathname.startsWith("/__open-in-editor") ? checkRequest(request) : null;
				if (wrong !== null) return void refuse(403, createTranslate(lang)(wrong));
				next();
			});
		},
	};
}
