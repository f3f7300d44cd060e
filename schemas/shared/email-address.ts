/** Whether this can be an e-mail address: it is valid for browsers (HTML, `input type=email`), and its host has a dot. */
export function isEmailAddress(text: string): boolean {
	return (
		text.length <= 254 &&
		/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(text)
	);
}
