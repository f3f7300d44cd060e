import type { ComponentProps } from "react";

/** A button that looks like a link. */
export function TextButton(props: Omit<ComponentProps<"button">, "type" | "className">) {
	return <button type="button" className="text-button" {...props} />;
}
