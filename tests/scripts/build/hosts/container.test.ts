import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";

/* The tests of nginx in this folder all run with the container's settings (`support/web-servers.ts`). */
const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");

test("nginx in its container writes only below /tmp (R14.3)", () => {
	const written = [...read("nginx.conf").matchAll(/(?:_temp_path|^pid) (\S+);/gm)].map(([, path]) => path);
	expect(written).toEqual([
		"/tmp/nginx.pid",
		...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `/tmp/${name}`),
	]);
});

test("the container runs as an unprivileged user on an unprivileged port (R14.3)", () => {
	expect(read("Containerfile").split("\n").slice(1)).toEqual([
		"FROM nginx:stable-alpine",
		"COPY deploy/nginx.conf /etc/nginx/nginx.conf",
		"COPY dist /site",
		"# The user that the image has for nginx, by its number, so that Kubernetes can tell that it is not root.",
		"USER 101:101",
		"EXPOSE 8080",
		'ENTRYPOINT ["nginx"]',
		"",
	]);
});
