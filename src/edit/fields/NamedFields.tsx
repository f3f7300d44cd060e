import type { ReactNode } from "react";
import { controlId } from "../editing.ts";
import type { FieldLocation } from "./field-location.ts";

/** Several fields under one label; findings about the group as a whole link here. */
export function NamedFields(props: FieldLocation & { name: string; label: string; hint: string; children: ReactNode }) {
	const { parts, path, name, label, hint, children } = props;
	return (
		<fieldset className="edit-group" id={controlId(parts[0] ?? "facts", path)} tabIndex={-1}>
			<legend>
				{label} {name !== label && <code>{name}</code>}
			</legend>
			{hint !== "" && <p className="fine">{hint}</p>}
			{children}
		</fieldset>
	);
}
