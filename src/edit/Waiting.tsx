import { useWords } from "./words.ts";

/** Shown until the dev server has answered, or if it does not answer. */
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
