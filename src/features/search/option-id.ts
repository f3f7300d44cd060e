/** The id of an option, for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
	return `${list}-${index}`;
}
