import type { ReactNode, RefObject } from "react";

type Props = {
	form: RefObject<HTMLFormElement | null>;
	id: string;
	className: string;
	label: string;
	onSubmit(): void;
	children: ReactNode;
};

/** The form of a choice that is kept in the address: it is never sent, and browsers do not fill it in. */
export function ChoiceForm({ form, id, className, label, onSubmit, children }: Props) {
	return (
		<form
			ref={form}
			id={id}
			className={className}
			aria-label={label}
			autoComplete="off"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
		</form>
	);
}
