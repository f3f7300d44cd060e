/** The sprout: two leaves on a stem. */
export function Logo() {
	return (
		<svg className="size-8 shrink-0 text-leaf" viewBox="0 0 32 32" aria-hidden="true">
			<path d="M16 30V15" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
			<path d="M16 17C15.500 9.500 10 5.500 3 6c.4 7.500 5.600 11.500 13 11z" fill="currentColor" />
			<path d="M16 14c.2-6.500 5-10.500 13-10.500 0 7.500-5.200 11.500-13 10.500z" fill="currentColor" opacity=".7" />
		</svg>
	);
}
