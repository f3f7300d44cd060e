/** Whether this can be an e-mail address: it has the form that browsers ask for (HTML, `input type=email`), and a dotted host. */
export function isEmailAddress(text: string): boolean {
	return (
		text.length <= 254 &&
		/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(text)
	);
}
