import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Where the figures of a plant are taken from; a source without an address is a book, or the editors. */
export function SourceList({ sources }: { sources: readonly { title: string; url: string | null }[] }) {
	return (
		<ul>
			{sources.map(({ title, url }) => (
				<li key={title}>{url ? <LocalLink to={url}>{title}</LocalLink> : title}</li>
			))}
		</ul>
	);
}
