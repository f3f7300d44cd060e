import { createContext, type PointerEvent, type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from "react";
import { constants } from "#schemas/spec/constants.ts";

/** When the last tooltip of the page went, in milliseconds of its clock. Shared, so that the next one may skip the wait. */
export const LastTooltip = createContext<RefObject<number> | null>(null);

/**
 * R3.6. Shows the name of a control that is an icon alone: after a moment under a mouse or with the focus of a key, at
 * once right after another one. It stays while the mouse is on it, and goes on Escape (WCAG 1.4.13). The control has its
 * name as a label of its own; spread `trigger` on it, place `bubble` within it, and give it a position.
 */
export function useTooltip(name: string) {
	const last = use(LastTooltip);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [open, setOpen] = useState(false);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (!open) return;
		const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
		document.addEventListener("keydown", dismiss);
		return () => {
			document.removeEventListener("keydown", dismiss);
			if (last) last.current = performance.now();
		};
	}, [open, last]);
	const show = ({ currentTarget }: SyntheticEvent) => {
		// An open menu says for itself what its button is.
		if (currentTarget.matches("details[open] > summary")) return;
		clearTimeout(timer.current);
		const skips = last !== null && performance.now() - last.current < constants.tooltipSkipMs;
		if (skips) setOpen(true);
		else timer.current = setTimeout(() => setOpen(true), constants.tooltipOpenMs);
	};
	const hide = () => {
		clearTimeout(timer.current);
		setOpen(false);
	};
	return {
		trigger: {
			onPointerEnter: (event: PointerEvent) => {
				if (event.pointerType === "mouse") show(event);
			},
			onPointerLeave: ({ currentTarget }: SyntheticEvent) => {
				if (!currentTarget.matches(":focus-visible")) hide();
			},
			onFocus: (event: SyntheticEvent) => {
				if (event.currentTarget.matches(":focus-visible")) show(event);
			},
			onBlur: hide,
			onClick: hide,
		},
		bubble: open && (
			<span className="tooltip" role="tooltip">
				<span>{name}</span>
			</span>
		),
	};
}
