/**
 * Whether a version of Node satisfies `engines` of package.json: `^20.19.0 || >=24.0.0`.
 * @param {string} version @param {string} wanted
 */
export function suits(version, wanted) {
	return rangesOf(wanted).some(({ sign, least }) => {
		const found = numbersOf(version);
		const isNewer = compare(found, least) >= 0;
		return sign === ">=" ? isNewer : isNewer && found[0] === least[0];
	});
}

/**
 * The versions of Node in `engines`, in words: «Node 20.19, or 24 or newer».
 * @param {string} wanted
 */
export function inWords(wanted) {
	const words = rangesOf(wanted).map(({ sign, least: [major, minor] }) => {
		const version = minor === 0 ? `${major}` : `${major}.${minor}`;
		return sign === ">=" ? `or ${version} or newer` : version;
	});
	return `Node ${words.join(", ")}`;
}

/** @param {string} wanted */
function rangesOf(wanted) {
	return wanted.split(" || ").map((range) => {
		const [, sign = "", least = ""] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
		if (sign === "") throw new Error(`engines has a range of another form: ${range}`);
		return { sign, least: numbersOf(least) };
	});
}

/** @param {string} version */
function numbersOf(version) {
	return version.split(".").map(Number);
}

/** @param {number[]} one @param {number[]} other */
function compare(one, other) {
	const at = one.findIndex((number, index) => number !== other[index]);
	return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
