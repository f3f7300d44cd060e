import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type NewsletterConfig, newsletterConfig } from "#schemas/content/newsletter/site-config.ts";
import { constants } from "#schemas/shared/constants.ts";
import { isEmailAddress } from "#schemas/shared/email-address.ts";
import { type NewsletterOutcome, type NewsletterService, newsletterProviders } from "#schemas/shared/newsletter.ts";
import { newsletterLease, newsletterTried, newsletterWaiting } from "#schemas/shared/stored-values.ts";
import { headerRules, headersFor } from "#scripts/build/hosts/headers.ts";
import { byLease, type Exclusively } from "#src/features/newsletter/exclusively.ts";
import { createOutbox } from "#src/features/newsletter/outbox.ts";
import { send } from "#src/features/newsletter/send.ts";
import { english, isMessageKey } from "../support/in-english.ts";
import { type Mood, startListService } from "../support/list-service.ts";
import { createStorage, keeperOf } from "../support/storage.ts";

const list = "eb420c55-4cfb-4972-92ba-c93c34ba475d";
const service = await startListService();
afterAll(() => service.close());
beforeEach(() => {
	service.received.length = 0;
	service.mood = "well";
});

const listmonk: NewsletterService = {
	provider: "listmonk",
	endpoint: `${service.url}/api/public/subscription`,
	lists: [list],
};
const ana = "ana@example.org";

test("listmonk gets the address and its lists as JSON, in one request (R11.1)", async () => {
	expect(await send(listmonk, ana)).toBe("confirm");
	expect(service.received).toEqual([
		{
			path: "/api/public/subscription",
			type: "application/json",
			fields: [
				["email", ana],
				["list_uuids", list],
			],
		},
	]);
});

test.each<[Mood, NewsletterOutcome]>([
	["well", "confirm"],
	["single opt-in", "sent"],
	["as documented", "sent"],
	[400, "refused"],
	[409, "already"],
	[429, "busy"],
	[500, "unclear"],
	["a page", "unclear"],
	["slow", "confirm"],
	["hangs up", "unclear"],
	["silent", "unclear"],
])("a service that answers «%s» gives %s, and nothing is sent twice (R11.1)", async (mood, outcome) => {
	service.mood = mood;
	expect(await send(listmonk, ana, 700)).toBe(outcome);
	expect(service.received.length).toBe(1);
});

test.each<NewsletterService>([
	listmonk,
	{ provider: "buttondown", endpoint: `${service.url}/api/emails/embed-subscribe/pousse`, lists: [] },
	{ provider: "mailchimp", endpoint: `${service.url}/subscribe/post?u=0a1b&id=2c3d`, lists: [] },
])("a form for $provider sends its fields as they are, but not with the honeypot filled in (R11.1)", async (each) => {
	const { action, address, honeypot: trap, fixed } = newsletterProviders[each.provider].form(each);
	const post = async (caught: string) => {
		const fields = [[address, ana], [trap, caught], ...fixed.map(({ name, value }) => [name, value])];
		return (await fetch(action, { method: "POST", body: new URLSearchParams(fields) })).status;
	};
	expect(await post("")).toBe(200);
	// Buttondown documents no trap; the app stops such a form before it leaves.
	expect(await post("a machine")).toBe(each.provider === "buttondown" ? 200 : 400);
});

test("the policy allows sending to the newsletter service only (R11.1)", () => {
	const directives = (newsletter: NewsletterService | null) => {
		const policy = headersFor(headerRules([], { newsletter, reports: null }), "/")["Content-Security-Policy"] ?? "";
		return policy.split("; ").filter((directive) => /^(connect-src|form-action)/.test(directive));
	};
	expect(directives(null)).toEqual(["connect-src 'self'", "form-action 'none'"]);
	expect(directives({ provider: "listmonk", endpoint: "https://lists.example:8443/api/public/subscription", lists: [] })).toEqual(
		["connect-src 'self' https://lists.example:8443", "form-action https://lists.example:8443"],
	);
	expect(
		directives({ provider: "buttondown", endpoint: "https://buttondown.com/api/emails/embed-subscribe/pousse", lists: [] }),
	).toEqual([
		"connect-src 'self'",
		"form-action https://buttondown.com https://*.buttondown.com https://buttondown.email https://*.buttondown.email",
	]);
});

test.each<[NewsletterConfig, string[]]>([
	[{ provider: "none" }, []],
	[{ provider: "listmonk", endpoint: "https://lists.example/api/public/subscription", lists: [list] }, []],
	[{ provider: "buttondown", endpoint: "https://buttondown.com/api/emails/embed-subscribe/pousse" }, []],
	[{ provider: "mailchimp", endpoint: "https://pousse.us1.list-manage.com/subscribe/post?u=0a1b&id=2c3d&f_id=4e" }, []],
	[{ provider: "none", endpoint: "https://lists.example/" }, ["newsletter has an endpoint but no provider."]],
	[
		{ provider: "listmonk", endpoint: "https://lists.example:99999/api/public/subscription", lists: [list] },
		['newsletter is "x"; it must be a full https address.'],
	],
	[{ provider: "buttondown" }, ["newsletter needs the endpoint of its provider."]],
	[{ provider: "buttondown", endpoint: "https://other.example/pousse" }, ["newsletter needs the endpoint of its provider."]],
	[
		{ provider: "mailchimp", endpoint: "https://a.list-manage.com/subscribe/post?u=0a&amp;id=2c" },
		["newsletter needs the endpoint of its provider."],
	],
	[
		{ provider: "listmonk", endpoint: "https://a;b/api/public/subscription", lists: [list] },
		["newsletter needs the endpoint of its provider."],
	],
	[
		{ provider: "listmonk", endpoint: "http://lists.example/api/public/subscription", lists: [list] },
		["newsletter needs the endpoint of its provider."],
	],
	[
		{ provider: "listmonk", endpoint: "https://lists.example/api/public/subscription" },
		["newsletter must have lists with listmonk, and only then."],
	],
])("site.yaml accepts only a complete service: %j (R11.1)", (config, problems) => {
	const found = newsletterConfig.safeParse(config).error?.issues.map(({ message }) => message) ?? [];
	expect(found.map((key) => (isMessageKey(key) ? english({ key, values: { field: "newsletter", value: "x" } }) : key))).toEqual(
		problems,
	);
});

test.each([
	[ana, true],
	["o'neil+plants@mail.example.co.uk", true],
	["ana", false],
	["ana@", false],
	["ana@example", false],
	["ana @example.org", false],
	["ana@exa mple.org", false],
	["ana@example..org", false],
	["ana@example.org, ben@example.org", false],
	[`${"a".repeat(65)}@example.org`, false],
])("%s is a valid address: %s (R11.1)", (text, expected) => {
	expect(isEmailAddress(text)).toBe(expected);
});

/** One after the other, as locks of a browser are: a task that fails lets go. */
function createLock(): Exclusively {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const mine = last.then(task);
		last = mine.catch(() => null);
		return mine;
	};
}

type Storage = ReturnType<typeof createStorage>;

function openTab(storage: Storage, exclusively: Exclusively, now = Date.now) {
	return createOutbox({
		storage: keeperOf(storage),
		exclusively,
		digest: async (address) => `of ${address}`,
		now,
		onChange: () => undefined,
	});
}

test("the same address is sent once, across tabs and letter case; after a day it may be sent again (R11.1)", async () => {
	const storage = createStorage();
	const lock = createLock();
	let time = 0;
	const [one, other] = [openTab(storage, lock, () => time), openTab(storage, lock, () => time)];
	const sendIt = (address: string) => send(listmonk, address);
	expect(
		await Promise.all([
			one.sendNow(ana, sendIt, false),
			one.sendNow(ana, sendIt, true),
			other.sendNow("ANA@example.org", sendIt, false),
		]),
	).toEqual(["confirm", "repeated", "repeated"]);
	expect(service.received.length).toBe(1);
	time += constants.newsletterRememberedMs;
	expect(await one.sendNow(ana, sendIt, false)).toBe("confirm");
});

test("an unanswered request is repeated only on another press, and a reload in between is reported (R11.1)", async () => {
	const storage = createStorage();
	service.mood = "hangs up";
	const sendIt = (address: string) => send(listmonk, address);
	const tab = openTab(storage, createLock());
	expect(await tab.sendNow(ana, sendIt, false)).toBe("unclear");
	expect(await tab.sendNow(ana, sendIt, true)).toBe("unclear");
	expect(service.received.length).toBe(2);
	void tab.sendNow(ana, () => new Promise(() => undefined), true);
	await new Promise((resolve) => setTimeout(resolve));
	service.mood = "well";
	const reloaded = openTab(storage, createLock());
	expect(await reloaded.sendNow(ana, sendIt, false)).toBe("uncertain");
	expect(service.received.length).toBe(2);
	expect(await reloaded.sendNow(ana, sendIt, true)).toBe("confirm");
});

test("a form that opens a page of the service opens it once, and again only after a warning (R11.1)", async () => {
	const tab = openTab(createStorage(), createLock());
	expect([await tab.open(ana, false), await tab.open(ana, false), await tab.open(ana, true)]).toEqual([
		"opened",
		"uncertain",
		"opened",
	]);
});

test("a queued address is sent by one tab, stays with its reason when refused, and is then sent only on request (R11.1)", async () => {
	const storage = createStorage();
	const lock = createLock();
	const tabs = [openTab(storage, lock), openTab(storage, lock)] as const;
	const sendIt = (address: string) => send(listmonk, address);
	expect(await tabs[0].keep(ana)).toBe(true);
	service.mood = 429;
	expect(await Promise.all(tabs.map((tab) => tab.sendWaiting(ana, sendIt, false)))).toEqual(["busy", null]);
	expect(tabs[1].waiting()).toEqual([{ address: ana, state: "busy" }]);
	service.mood = "well";
	expect(await tabs[0].sendWaiting(ana, sendIt, false)).toBe(null);
	expect(await tabs[0].sendWaiting(ana, sendIt, true)).toBe("confirm");
	expect([tabs[1].waiting(), service.received.length]).toEqual([[], 2]);
	await tabs[0].keep("ben@example.org");
	expect([await tabs[1].take("ben@example.org"), await tabs[0].take("ben@example.org")]).toEqual([true, false]);
});

test("full or foreign storage loses nothing and sends nothing automatically (R11.1)", async () => {
	const storage = createStorage();
	const tab = openTab(storage, createLock());
	const sendIt = (address: string) => send(listmonk, address);
	for (const text of ["{", "7", '"x"', "null", '{"address":1}']) {
		storage.setItem(newsletterWaiting.key, text);
		expect(tab.waiting()).toEqual([]);
	}
	await tab.keep(ana);
	storage.full = true;
	expect(await tab.keep("ben@example.org")).toBe(false);
	expect(await tab.sendWaiting(ana, sendIt, false)).toBe(null);
	expect([tab.waiting(), service.received.length]).toEqual([[{ address: ana, state: "waiting" }], 0]);
});

test("for any sequence of tab actions, each consent sends at most once (R11.1)", async () => {
	const step = fc.record({ does: fc.constantFrom("press", "keep", "wake"), tab: fc.nat(2), closes: fc.boolean() });
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
			const storage = createStorage();
			let [sent, consents, told] = [0, 0, false];
			let lock = createLock();
			for (const { does, closes } of steps) {
				const tab = openTab(storage, lock);
				const sendIt = () => {
					sent++;
					return closes ? Promise.reject(new Error("the tab is closed")) : Promise.resolve("sent" as const);
				};
				const result =
					does === "keep"
						? await tab.keep(ana)
						: await (does === "press" ? tab.sendNow(ana, sendIt, told) : tab.sendWaiting(ana, sendIt, false)).catch(
								() => "closed",
							);
				// The first press or wish to keep; then only a press after the word that nobody knows how it went.
				if (does !== "wake" && consents === 0) consents = 1;
				if (does === "press" && told) consents++;
				told = does === "press" && result === "uncertain";
				lock = createLock();
			}
			expect(sent).toBeLessThanOrEqual(consents);
		}),
		{ numRuns: 300 },
	);
});

test("without the Web Locks API a lease admits one tab, and is taken over from a closed one (R11.1)", async () => {
	const storage = createStorage();
	storage.setItem(newsletterLease.key, `${Date.now() - 1} gone`);
	await openTab(storage, createLock()).keep(ana);
	const tabs = [0, 1, 2].map(() => openTab(storage, byLease(keeperOf(storage))));
	const results = await Promise.all(tabs.map((tab) => tab.sendWaiting(ana, (address) => send(listmonk, address), false)));
	expect(results.sort()).toEqual(["confirm", null, null]);
	expect([service.received.length, storage.getItem(newsletterLease.key)]).toEqual([1, null]);
});

test.each(["[null]", "9 9", "soon me", `${Date.now() + 86_400_000} nobody`, "9".repeat(400)])(
	"an invalid lease blocks nobody: %s (R17.9)",
	async (text) => {
		const storage = createStorage();
		storage.setItem(newsletterLease.key, text);
		expect(await openTab(storage, byLease(keeperOf(storage))).keep(ana)).toBe(true);
		expect(storage.getItem(newsletterLease.key)).toBe(null);
	},
);

test("invalid entries among sent and queued addresses are ignored, and removed with the next write (R17.9)", async () => {
	const storage = createStorage();
	const tab = openTab(storage, createLock());
	const sendIt = (address: string) => send(listmonk, address);
	storage.setItem(newsletterTried.key, `{"a":null,"of ${ana}":{"state":"sent","at":${Date.now()}}}`);
	storage.setItem(newsletterWaiting.key, `[null,{"address":"ben@example.org","state":"waiting"},{"address":7},"x"]`);
	expect(tab.waiting()).toEqual([{ address: "ben@example.org", state: "waiting" }]);
	expect(await tab.sendNow(ana, sendIt, false)).toBe("repeated");
	expect(await tab.sendWaiting("ben@example.org", sendIt, false)).toBe("confirm");
	const tried = JSON.parse(storage.getItem(newsletterTried.key) ?? "");
	expect([Object.keys(tried), storage.getItem(newsletterWaiting.key)]).toEqual([[`of ${ana}`, "of ben@example.org"], null]);
	for (const text of ["[null]", "7", '{"x":[null]}', "{"]) {
		storage.setItem(newsletterTried.key, text);
		storage.setItem(newsletterWaiting.key, text);
		expect([tab.waiting(), await tab.keep(ana), tab.waiting()]).toEqual([[], true, [{ address: ana, state: "waiting" }]]);
		expect(await tab.sendWaiting(ana, sendIt, false)).toBe("confirm");
	}
});
