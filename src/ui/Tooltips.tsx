import { Tooltip } from "@base-ui/react/tooltip";
import { type RefAttributes, useImperativeHandle, useLayoutEffect } from "react";
import { constants } from "#schemas/spec/constants.ts";
import type { Control, TooltipsProps, TriggerProps } from "./tooltip-controls.ts";

/** The tooltips of the controls that were approached. Apart from the app's first script, because the library comes with it. */
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
				// An open menu says for itself what its button is.
				if (open && element.matches("details[open] > summary")) change.cancel();
			}}
		>
			<Tooltip.Trigger render={(props) => <Equip control={control} {...props} />} />
			<Tooltip.Portal>
				<Tooltip.Positioner className="tooltip-place" side="bottom" align="end" sideOffset={6}>
					<Tooltip.Popup className="tooltip" role="tooltip">
						<LabelOf element={element} />
					</Tooltip.Popup>
				</Tooltip.Positioner>
			</Tooltip.Portal>
		</Tooltip.Root>
	);
}

/** Stands for the library's trigger, and gives its props to the control, which stands elsewhere already. */
function Equip({ control, ref, ...props }: { control: Control } & TriggerProps & RefAttributes<HTMLElement>) {
	useImperativeHandle(ref, () => control.element, [control]);
	useLayoutEffect(() => control.equip(props));
	return null;
}

/** The label of a control, as it is when the tooltip opens. */
function LabelOf({ element }: { element: HTMLElement }) {
	return element.getAttribute("aria-label");
}
