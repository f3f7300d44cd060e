/** The number of the visitor's own plants, on the icon that leads to them. */
export function PlantCount({ count }: { count: number }) {
	return (
		<span className="absolute top-0.5 right-0 min-w-5 rounded-[1rem] bg-leaf px-1 text-center font-semibold text-on-leaf text-xs/5 tabular-nums forced-color-adjust-none">
			{count}
		</span>
	);
}
