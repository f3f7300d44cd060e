/** Reads a stored value; null when there is none or storage is blocked. */
export function stored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value, and says whether it is kept. Blocked or full storage is no error: the choice then lasts as long as the page. */
export function store(key: string, value: string): boolean {
	try {
		localStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}
