import { EditorView } from "@codemirror/view";
import type { EditPosition } from "#schemas/content/edit.ts";
import type { Part } from "./draft.ts";
import { controlId, pathOf } from "./editing.ts";

/** An editor far from the viewport is created once it comes near; give up after this many frames. */
const maxFrames = 60;

/** Scrolls to a place of the form and focuses it: the field, or the closest group around it; in Markdown the line. */
export function goTo(part: Part, { pointer, line, column }: Pick<EditPosition, "pointer" | "line" | "column">): void {
	const found = findField(part, pathOf(pointer ?? ""));
	if (!found) return;
	found.scrollIntoView({ block: "center" });
	const isText = found.hasAttribute("data-raw");
	if (!isText && !found.hasAttribute("data-markdown")) {
		found.focus();
		return;
	}
	const wait = (frames: number) => {
		const content = found.querySelector<HTMLElement>(".cm-content");
		const view = content && EditorView.findFromDOM(content);
		if (!view) {
			if (frames < maxFrames) requestAnimationFrame(() => wait(frames + 1));
			return;
		}
		view.focus();
		if ((!isText && pointer !== "body") || line > view.state.doc.lines) return;
		const { from, to } = view.state.doc.line(line);
		view.dispatch({ selection: { anchor: Math.min(to, from + column - 1) }, scrollIntoView: true });
	};
	wait(0);
}

function findField(part: Part, path: string): HTMLElement | null {
	const keys = path.split(".");
	for (let length = keys.length; length > 0; length--) {
		const found = document.getElementById(controlId(part, keys.slice(0, length).join(".")));
		if (found) return found;
	}
	// The whole file, where it is edited as text.
	return document.getElementById(controlId(part, ""));
}
