import type { ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { editPath } from "#schemas/shared/edit-api.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { formWords, loadTexts } from "../../messages/texts.ts";
import { createTranslate } from "../../messages/translate.ts";
import { answerEdit, type EditedContent } from "../form/answer.ts";
import { chooseFormLang, type ServerLang } from "../form/form-lang.ts";
import { checkRequest } from "../form/guard.ts";

/**
 * The HTML document of the form, in the form's language and with its texts. The form is a separate app, which Vite serves like the
 * site's.
 */
const page = (lang: ProgramLang) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg">
<title>Pousse</title>
<script type="application/json" id="words">${JSON.stringify(loadTexts(formWords(lang))).replaceAll("<", "\\u003c")}</script>
</head>
<body><div id="root"></div><script type="module" src="/edit/main.tsx"></script></body>
</html>
`;

/** Forbids framing, to prevent clickjacking. */
const headers = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Frame-Options": "DENY",
	"Content-Security-Policy": "frame-ancestors 'none'",
	"Referrer-Policy": "no-referrer",
};

/**
 * Serves the editing form at `/edit`, in the language chosen from `serverLang`, the content and the browser, and its API. Only the dev
 * server includes it.
 */
export function editPlugin(content: EditedContent, serverLang: ServerLang): Plugin {
	return {
		name: "pousse-edit",
		configureServer(server) {
			const serve = async (request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
				const [path = ""] = (request.originalUrl ?? "/").split("?");
				if (path.startsWith(`${editPath}/api/`)) return answerEdit(content, request, response);
				// The form's modules have a file extension, its routes do not.
				if (path !== editPath && (!path.startsWith(`${editPath}/`) || /\.[a-z]+$/.test(path))) return next();
				const lang = chooseFormLang(content.contentDir, serverLang, request.headers["accept-language"]);
				const wrong = checkRequest(request);
				if (wrong !== null)
					return void response.writeHead(403, { "Content-Type": "text/plain" }).end(`${createTranslate(lang)(wrong)}\n`);
				response.writeHead(200, headers).end(await server.transformIndexHtml(editPath, page(lang)));
			};
			// Connect does not wait for promises: a rejection that nobody handles would end the server.
			server.middlewares.use((request, response, next) => void serve(request, response, next).catch(next));
		},
	};
}
