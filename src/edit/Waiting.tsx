import { useWords } from "./words.ts";

/** What shows until the dev server has answered, or when it does not. */
export function Waiting({ failed, message, retry }: { failed: boolean; message?: string; retry(): void }) {
	const words = useWords();
	if (!failed) return <p role="status">{words.loading}</p>;
	return (
		<main>
			<p role="alert">{message ?? words.failed}</p>
			<button type="button" className="button" onClick={retry}>
				{words.retry}
			</button>
		</main>
	);
}
