import { Tooltip } from "@base-ui/react/tooltip";
import { type RefAttributes, useImperativeHandle, useLayoutEffect } from "react";
import { constants } from "#schemas/shared/constants.ts";
import type { Control, TooltipsProps, TriggerProps } from "./tooltip-controls.ts";
import "./tooltips.css";

/** The tooltips of the controls that were hovered or focused. In a chunk of its own, because it includes the library. */
export function Tooltips({ controls }: TooltipsProps) {
	return (
		<Tooltip.Provider delay={constants.tooltipOpenMs} timeout={constants.tooltipSkipMs}>
			{controls.map((control, index) => (
				<TooltipOf key={index} control={control} />
			))}
		</Tooltip.Provider>
	);
}

function TooltipOf({ control }: { control: Control }) {
	const { element } = control;
	return (
		<Tooltip.Root
			onOpenChange={(open, change) => {
				// An open menu already shows what its button is for.
				if (open && element.matches("details[open] > summary")) change.cancel();
			}}
		>
			<Tooltip.Trigger render={(props) => <TooltipTrigger control={control} {...props} />} />
			<Tooltip.Portal>
				<Tooltip.Positioner className="z-30" side="bottom" align="end" sideOffset={6}>
					<Tooltip.Popup
						className="whitespace-nowrap rounded-sm border border-transparent bg-ink px-2.5 py-1 text-paper text-sm forced-color-adjust-none"
						role="tooltip"
					>
						<LabelOf element={element} />
					</Tooltip.Popup>
				</Tooltip.Positioner>
			</Tooltip.Portal>
		</Tooltip.Root>
	);
}

/** Renders in place of the library's trigger, and passes its props to the control, which is rendered elsewhere. */
function TooltipTrigger({ control, ref, ...props }: { control: Control } & TriggerProps & RefAttributes<HTMLElement>) {
	useImperativeHandle(ref, () => control.element, [control]);
	useLayoutEffect(() => control.equip(props));
	return null;
}

/** The label of a control, read when the tooltip opens. */
function LabelOf({ element }: { element: HTMLElement }) {
	return element.getAttribute("aria-label");
}
