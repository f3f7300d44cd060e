import { expect, test } from "vitest";
import { useDeploys } from "../support/deploys.ts";
import { openFirefox } from "../support/firefox.ts";
import { startHost } from "../support/host.ts";

const deploys = useDeploys();
const offer = "Nouvelle version disponible";
const text = ["Nous écrivons pour la ville.", "Nous écrivons pour les balcons."] as const;

test("Firefox offers a new release, and shows its text once the reader accepts (R13.1)", async () => {
	const host = await startHost(deploys.a());
	const page = await openFirefox("fr-FR,fr");
	await page.goTo(`${host.url}/about`);
	await page.type("body", "\ue008");
	await page.run(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
	});
	const says = () => page.run(() => document.body.textContent ?? "");
	expect(await says()).toContain(text[0]);
	expect(await says()).not.toContain(offer);
	host.serve(deploys.next(deploys.a(), { app: "b", text }));
	await page.run(async () => void (await (await navigator.serviceWorker.ready).update()));
	await expect.poll(says, { timeout: 20_000 }).toContain(offer);
	await page.run(() =>
		[...document.querySelectorAll<HTMLElement>(".toast button")].find(({ textContent }) => textContent === "Recharger")?.click(),
	);
	await expect.poll(says, { timeout: 20_000 }).toContain(text[1]);
	expect(page.complaints).toEqual([]);
});
