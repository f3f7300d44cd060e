import type { ReactNode } from "react";
import { controlId } from "../editing.ts";
import type { FieldLocation } from "./field-location.ts";

/** Several fields under one label; findings about the group as a whole link here. */
export function NamedFields(props: FieldLocation & { name: string; label: string; hint: string; children: ReactNode }) {
	const { parts, path, name, label, hint, children } = props;
	return (
		<fieldset
			className="min-w-0 rounded-sm border border-line px-[0.9rem] pt-2 pb-[0.9rem] [:is(ol>li,[data-records]_*)>&]:border-0 [:is(ol>li,[data-records]_*)>&]:p-0"
			id={controlId(parts[0] ?? "facts", path)}
			tabIndex={-1}
		>
			<legend className="float-left mb-[0.4rem] w-full px-[0.3rem] font-semibold font-serif text-[1.15rem] in-data-records:hidden [&+*]:clear-both">
				{label} {name !== label && <code className="font-normal text-[0.8rem] text-faded">{name}</code>}
			</legend>
			{hint !== "" && <p className="fine">{hint}</p>}
			{children}
		</fieldset>
	);
}
