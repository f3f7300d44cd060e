/** What tests may ask of the fake besides what browsers give: how full it is, and how full it may be. */
export type FakeCaches = CacheStorage & {
	/** Bytes that fit; nothing is kept that would go beyond. */
	quota: number;
	usage(): number;
	/** What is kept: paths by the name of their cache. */
	contents(): Record<string, string[]>;
};

type Entry = { body: Blob; init: ResponseInit };

const origin = "https://pousse.example";

/** A CacheStorage in memory, for one site, with a quota; of the options of `match` it knows `cacheName`. */
export function createFakeCaches(quota = Number.POSITIVE_INFINITY): FakeCaches {
	const stores = new Map<string, Map<string, Entry>>();
	const usage = () => [...stores.values()].flatMap((store) => [...store.values()]).reduce((sum, { body }) => sum + body.size, 0);

	function cacheOf(store: Map<string, Entry>): Cache {
		return {
			match: async (request) => toResponse(store.get(addressOf(request))),
			matchAll: async () => {
				throw new Error("the fake has no matchAll");
			},
			put: async (request, response) => {
				const address = addressOf(request);
				const body = await response.blob();
				const before = store.get(address)?.body.size ?? 0;
				if (usage() - before + body.size > fake.quota) throw new DOMException("no room", "QuotaExceededError");
				store.set(address, { body, init: { status: response.status, headers: new Headers(response.headers) } });
			},
			async add(request) {
				const response = await fetch(request);
				if (!response.ok) throw new TypeError(`${addressOf(request)} answers ${response.status}`);
				await this.put(request, response);
			},
			async addAll(requests) {
				for (const request of requests) await this.add(request);
			},
			delete: async (request) => store.delete(addressOf(request)),
			keys: async () => [...store.keys()].map((address) => new Request(address)),
		};
	}

	const fake: FakeCaches = {
		quota,
		usage,
		contents: () =>
			Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].map((url) => new URL(url).pathname)])),
		open: async (name) => {
			const store = stores.get(name) ?? new Map<string, Entry>();
			stores.set(name, store);
			return cacheOf(store);
		},
		has: async (name) => stores.has(name),
		delete: async (name) => stores.delete(name),
		keys: async () => [...stores.keys()],
		match: async (request, { cacheName } = {}) => {
			const looked = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
			return toResponse(looked.map((store) => store?.get(addressOf(request))).find(Boolean));
		},
	};
	return fake;
}

function addressOf(request: RequestInfo | URL): string {
	return new URL(request instanceof Request ? request.url : request, origin).href;
}

function toResponse(entry: Entry | undefined): Response | undefined {
	return entry && new Response(entry.body, entry.init);
}
