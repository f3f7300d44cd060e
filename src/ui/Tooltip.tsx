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
 * Place of controls with tooltips. The library comes when the first of them is approached, beside the controls: none is
 * rendered anew for it, so that focus and clicks stay where they are.
 */
export function TooltipArea({ children }: { children: ReactNode }) {
	const [controls, setControls] = useState<readonly Control[]>([]);
	const [Tooltips, setTooltips] = useState<ComponentType<TooltipsProps>>();
	const approach = useCallback((control: Control) => {
		setControls((known) => (known.some(({ element }) => element === control.element) ? known : [...known, control]));
		// The names are labels as well: who cannot load them misses nothing that is not said elsewhere.
		import("./Tooltips.tsx").then((module) => setTooltips(() => module.Tooltips)).catch(() => {});
	}, []);
	return (
		<ApproachContext value={approach}>
			{children}
			{Tooltips && <Tooltips controls={controls} />}
		</ApproachContext>
	);
}

/** Props for a control that is an icon alone: with them its label shows when it is pointed at or has the focus of a key. */
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

/** Says again to a control what happened to it before the library was there. */
function repeatApproach(control: HTMLElement): void {
	if (control.matches(":hover")) {
		control.dispatchEvent(new MouseEvent("mouseenter"));
		control.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
	}
	if (control.matches(":focus-visible")) control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
