import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "className">;

export function Button(props: Props) {
	return <button type="button" className="button" {...props} />;
}

/** A button without a fill, for what is not the main thing to do. */
export function QuietButton(props: Props) {
	return <button type="button" className="button quiet" {...props} />;
}
