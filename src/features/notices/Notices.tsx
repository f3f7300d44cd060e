import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { constants } from "#schemas/spec/constants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { CloseIcon } from "#src/ui/icons.tsx";
import type { Notice } from "./notify.ts";
import { add, type Queued, remove, shownOf } from "./queue.ts";

/**
 * R13.5. The corner with the notices. Nothing goes while the mouse or the focus is there; Alt+T leads there, Escape and
 * the last notice's end lead back.
 */
export function Notices() {
	const t = useTranslate();
	const corner = useRef<HTMLDivElement>(null);
	const { queue, close } = useQueue();
	const { leave } = useWayThere(corner);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const shown = shownOf(queue);
	const isEmpty = shown.length === 0;
	useEffect(() => {
		// What has gone from under the mouse or with the focus in it says nothing when it goes.
		if (isEmpty) setHovered(false);
		setFocused(corner.current?.contains(document.activeElement) === true && queue.length > 0);
	}, [queue, isEmpty]);
	const finish = (id: number) => {
		if (corner.current?.contains(document.activeElement)) {
			if (shown.length > 1) corner.current.focus();
			else leave();
		}
		close(id);
	};
	const cards = (destructive: boolean) =>
		shown
			.filter((notice) => (notice.destructive ?? false) === destructive)
			.map((notice) => <Card key={notice.id} notice={notice} paused={hovered || focused} onEnd={() => finish(notice.id)} />);
	return (
		<section
			className="notices"
			ref={corner}
			tabIndex={-1}
			aria-label={t("notices.area")}
			onPointerEnter={() => setHovered(true)}
			onPointerLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget))}
			onKeyDown={({ key }) => key === "Escape" && leave()}
		>
			{/* Screen readers hear what comes into these: they are there before it, and say only what is new. */}
			<div role="status" aria-atomic="false">
				{cards(false)}
			</div>
			<div role="alert" aria-atomic="false">
				{cards(true)}
			</div>
		</section>
	);
}

/** The notices that were given and have not gone. */
function useQueue(): { queue: Queued[]; close(id: number): void } {
	const [queue, setQueue] = useState<Queued[]>([]);
	const given = useRef(0);
	// Before the other effects of the first commit, which may have something to say.
	useLayoutEffect(() => {
		const take = ({ detail }: CustomEvent<Notice>) => {
			const id = ++given.current;
			setQueue((before) => add(before, { ...detail, id }));
		};
		addEventListener("notice", take);
		return () => removeEventListener("notice", take);
	}, []);
	return { queue, close: (id) => setQueue((before) => remove(before, id)) };
}

/** Alt+T moves the focus to the corner if there is something to read; `leave` gives it back to where it was. */
function useWayThere(corner: React.RefObject<HTMLElement | null>): { leave(): void } {
	const from = useRef<Element | null>(null);
	useEffect(() => {
		const go = (event: KeyboardEvent) => {
			const { current } = corner;
			// The code, because with Alt the key is another letter on some systems.
			if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyT" || !current?.querySelector("article")) return;
			event.preventDefault();
			if (current.contains(document.activeElement)) return;
			from.current = document.activeElement;
			current.focus();
		};
		document.addEventListener("keydown", go);
		return () => document.removeEventListener("keydown", go);
	}, [corner]);
	return {
		leave: () => {
			const { current: before } = from;
			from.current = null;
			if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
			else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		},
	};
}

type CardProps = { notice: Queued; paused: boolean; onEnd(): void };

function Card({ notice, paused, onEnd }: CardProps) {
	const t = useTranslate();
	const { channel, title, text, destructive = false, action, stays = false } = notice;
	const end = useRef(onEnd);
	useEffect(() => {
		end.current = onEnd;
	});
	useEffect(() => {
		if (paused || stays) return;
		const timer = setTimeout(() => end.current(), constants.noticeChannels[channel].lastsMs);
		return () => clearTimeout(timer);
	}, [paused, stays, channel]);
	const act = () => {
		onEnd();
		action?.run();
	};
	return (
		<article data-destructive={destructive || undefined}>
			<div>
				<p className="title">{title}</p>
				{text && <p>{text}</p>}
				{action && (
					<button type="button" className="button quiet" onClick={act}>
						{action.label}
					</button>
				)}
			</div>
			<button type="button" className="close" aria-label={t("notices.close")} onClick={onEnd}>
				<CloseIcon />
			</button>
		</article>
	);
}
