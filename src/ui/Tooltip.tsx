import {
	type ComponentType,
	createContext,
	type FocusEvent,
	type PointerEvent,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useState,
} from "react";
import type { Control, TooltipsProps, TriggerProps } from "./tooltip-controls.ts";

const ApproachContext = createContext<(control: Control) => void>(() => {});

/**
 * Wraps controls with tooltips. The library is loaded when the first of them is hovered or focused, and rendered beside the
 * controls: none of them is re-rendered for it, so that focus and clicks are not lost.
 */
export function TooltipArea({ children }: { children: ReactNode }) {
	const [controls, setControls] = useState<readonly Control[]>([]);
	const [Tooltips, setTooltips] = useState<ComponentType<TooltipsProps>>();
	const approach = useCallback((control: Control) => {
		setControls((known) => (known.some(({ element }) => element === control.element) ? known : [...known, control]));
		// The names are accessible labels as well, so nothing is missing if the library fails to load.
		import("./Tooltips.tsx").then((module) => setTooltips(() => module.Tooltips)).catch(() => {});
	}, []);
	return (
		<ApproachContext value={approach}>
			{children}
			{Tooltips && <Tooltips controls={controls} />}
		</ApproachContext>
	);
}

/** Props for an icon-only control: its label is shown on hover and on keyboard focus. */
export function useTooltip(): TriggerProps {
	const approach = use(ApproachContext);
	const [control, setControl] = useState<HTMLElement>();
	const [equipment, equip] = useState<TriggerProps>();
	const isEquipped = equipment !== undefined;
	useEffect(() => {
		if (control && isEquipped) repeatApproach(control);
	}, [control, isEquipped]);
	const begin = (element: HTMLElement) => {
		setControl(element);
		approach({ element, equip });
	};
	return (
		equipment ?? {
			onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
				if (pointerType === "mouse") begin(currentTarget);
			},
			onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
				if (currentTarget.matches(":focus-visible")) begin(currentTarget);
			},
		}
	);
}

/** Repeats the events that a control received before the library had loaded. */
function repeatApproach(control: HTMLElement): void {
	if (control.matches(":hover")) {
		control.dispatchEvent(new MouseEvent("mouseenter"));
		control.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
	}
	if (control.matches(":focus-visible")) control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
