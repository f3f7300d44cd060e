/** The data at an address is of another release than the document, which a new document mends, and a new request does not. */
export class OtherRelease extends Error {
	constructor(url: string) {
		super(`${url} is of another release than the document`);
	}
}
