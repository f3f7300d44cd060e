/** Names an option of a list for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
	return `${list}-${index}`;
}
