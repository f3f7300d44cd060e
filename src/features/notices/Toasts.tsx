import { Toast, type ToastManager } from "@base-ui/react/toast";
import { type RefObject, useEffect, useRef, useState } from "react";
import { constants } from "#schemas/shared/constants.ts";
import { listen } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Notice, NoticeChannel } from "#src/data/window-events.ts";
import type { Sentence } from "#src/i18n/translate.ts";
import { Icon } from "#src/ui/icons.tsx";
import type { ToastsProps } from "./notify.ts";
import "./toasts.css";

const channels = Object.keys(constants.noticeChannels) as NoticeChannel[];

/** Both channels of notices. In a chunk of its own, because it includes the library. */
export function Toasts({ given }: ToastsProps) {
	const corner = useRef<HTMLDivElement>(null);
	const [managers] = useState<Record<NoticeChannel, ToastManager>>(() => ({
		general: Toast.createToastManager(),
		status: Toast.createToastManager(),
	}));
	const shown = useRef(0);
	useEffect(() => {
		for (const notice of given.slice(shown.current)) show(notice, managers[notice.channel]);
		shown.current = given.length;
	}, [given, managers]);
	useFocusShortcut(corner);
	return (
		<div ref={corner}>
			{channels.map((channel) => (
				<Toast.Provider
					key={channel}
					toastManager={managers[channel]}
					limit={constants.noticeChannels[channel].shown}
					timeout={constants.noticeChannels[channel].lastsMs}
				>
					<Channel />
				</Toast.Provider>
			))}
		</div>
	);
}

function show({ channel, about, title, text, destructive, action, stays }: Notice, manager: ToastManager): void {
	const id = manager.add({
		// In the channel that shows one notice at a time, a new notice replaces the previous one; every property is set, so
		// that none of the old one remains.
		id: constants.noticeChannels[channel].shown === 1 ? channel : about,
		title: <Words of={title} />,
		description: text && <Words of={text} />,
		priority: destructive ? "high" : "low",
		timeout: stays ? 0 : undefined,
		actionProps: action && {
			children: <Words of={action.label} />,
			onClick: () => {
				manager.close(id);
				action.run();
			},
		},
	});
}

function Words({ of }: { of: Sentence }) {
	return of(useTranslate());
}

function Channel() {
	const t = useTranslate();
	const { toasts } = Toast.useToastManager();
	// The corner around both channels is the landmark.
	return (
		<Toast.Viewport
			className="focus-visible:rounded-sm focus-visible:outline-offset-4"
			role="group"
			aria-label={t("notices.area")}
		>
			{toasts.map((toast) => (
				<Toast.Root
					key={toast.id}
					className="toast [touch-action:pan-y] data-ending-style:hidden data-limited:hidden [transform:translateX(var(--toast-swipe-movement-x))]"
					toast={toast}
					swipeDirection="right"
					data-priority={toast.priority}
					// The library hides an urgent toast until it has the focus, and announces it by an alert of its own. Ours
					// stays in the accessibility tree, but is not announced twice.
					aria-hidden={undefined}
					aria-live={toast.priority === "high" ? "off" : undefined}
				>
					<Toast.Content className="flex items-start gap-2 py-2 pl-4">
						<div className="grow py-2">
							<Toast.Title className="title font-semibold" render={<p />} />
							{/* A swipe dismisses the notice, except on its text, which the visitor may want to select and copy. */}
							<Toast.Description data-base-ui-swipe-ignore="" />
							<Toast.Action className="button quiet mt-2" />
						</div>
						{/* The library hides it from screen readers in a stack of toasts; ours are never stacked. */}
						<Toast.Close className="icon-button shrink-0 rounded-sm" aria-label={t("notices.close")} aria-hidden={undefined}>
							<Icon name="close" />
						</Toast.Close>
					</Toast.Content>
				</Toast.Root>
			))}
		</Toast.Viewport>
	);
}

/**
 * Alt+T moves the focus to the notices if there are any; it sends the library's own shortcut, F6, so that the library can
 * return the focus.
 */
function useFocusShortcut(corner: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const go = (event: KeyboardEvent) => {
			// `code` rather than `key`, because Alt changes the character on some systems.
			if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyT") return;
			const isThere = corner.current?.contains(document.activeElement);
			if (isThere || !dispatchEvent(new KeyboardEvent("keydown", { key: "F6", cancelable: true }))) event.preventDefault();
		};
		return listen(["keydown"], go, document);
	}, [corner]);
}
