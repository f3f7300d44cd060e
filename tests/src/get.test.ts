import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGet } from "#src/data/get.ts";

/** What a host answers, one after the other, the last one for ever; and how long after the start it was asked, in seconds. */
function createHost(answers: readonly (object | number | Error)[], isOnline = () => true) {
	const begun = Date.now();
	const askedAt: number[] = [];
	const { get, clearCache: forget } = createGet(async () => {
		const answer = answers[Math.min(askedAt.length, answers.length - 1)];
		askedAt.push((Date.now() - begun) / 1000);
		if (answer instanceof Error) throw answer;
		if (typeof answer === "number") return new Response(null, { status: answer });
		return Response.json(answer);
	}, isOnline);
	return { askedAt, get, forget };
}

const anything = (_data: unknown): _data is unknown => true;

const lost = new TypeError("Failed to fetch");

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test.each([
	["the connection fails", lost],
	["the host fails", 500],
	["the host is overloaded", 503],
])("when %s, it is retried three times, after 1, 2 and 4 s (R13.6)", async (_, failure) => {
	const host = createHost([failure, failure, failure, { text: "true" }]);
	const answer = host.get("/a.json", anything);
	await vi.advanceTimersByTimeAsync(7000);
	expect(await answer).toEqual({ text: "true" });
	expect(host.askedAt).toEqual([0, 1, 3, 7]);
});

test("after the third retry the original error is thrown, and the next request starts anew (R13.6)", async () => {
	const host = createHost([lost]);
	const answer = host.get("/a.json", anything).catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await answer).toBe(lost);
	expect(host.askedAt.length).toBe(4);
	host.get("/a.json", anything).catch(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	expect(host.askedAt.length).toBe(5);
});

test.each([404, 403, 410])("a %i response is thrown without a retry (R13.6)", async (status) => {
	const host = createHost([status]);
	const thrown = await host.get("/a.json", anything).catch((error: unknown) => error);
	expect(thrown instanceof Response && thrown.status).toBe(status);
	expect(host.askedAt).toEqual([0]);
});

test("offline, nothing is retried, since the worker has answered already (R13.6)", async () => {
	const host = createHost([lost], () => false);
	expect(await host.get("/a.json", anything).catch((error: unknown) => error)).toBe(lost);
	expect(host.askedAt).toEqual([0]);
});

test("a response is fresh for 5 minutes, shared by concurrent requests, and refetched after invalidation (R13.6)", async () => {
	const host = createHost([{ day: 1 }, { day: 2 }, { day: 3 }]);
	expect(await Promise.all([host.get("/a.json", anything), host.get("/a.json", anything)])).toEqual([{ day: 1 }, { day: 1 }]);
	await vi.advanceTimersByTimeAsync(299_000);
	expect(await host.get("/a.json", anything)).toEqual({ day: 1 });
	await vi.advanceTimersByTimeAsync(2000);
	expect(await host.get("/a.json", anything)).toEqual({ day: 2 });
	host.forget();
	expect(await host.get("/a.json", anything)).toEqual({ day: 3 });
	expect(host.askedAt).toEqual([0, 301, 301]);
});

test("an unused response is dropped after 10 minutes (R13.6)", async () => {
	const host = createHost([{ day: 1 }]);
	await host.get("/a.json", anything);
	expect(vi.getTimerCount()).toBe(1);
	await vi.advanceTimersByTimeAsync(599_000);
	expect(vi.getTimerCount()).toBe(1);
	await vi.advanceTimersByTimeAsync(2000);
	expect(vi.getTimerCount()).toBe(0);
});

test("a caller with a fallback gets the first failure at once, and a later caller gets the response (R2.6, R13.6)", async () => {
	const host = createHost([lost, lost, { day: 1 }]);
	expect(await host.get("/a.json", anything, "none").catch((error: unknown) => error)).toBe(lost);
	expect(host.askedAt).toEqual([0]);
	await vi.advanceTimersByTimeAsync(3000);
	expect(host.askedAt).toEqual([0, 1, 3]);
	expect(await host.get("/a.json", anything, "none")).toEqual({ day: 1 });
	expect(host.askedAt).toEqual([0, 1, 3]);
});
