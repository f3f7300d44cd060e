import type { Gauge as GaugeData } from "#schemas/pages/gauge.ts";
import { LeafGauge } from "./LeafGauge.tsx";
import { ScaleGauge } from "./ScaleGauge.tsx";
import { WaterStrip } from "./WaterStrip.tsx";
import { WindowPlan } from "./WindowPlan.tsx";

/** Draws a fact. Hidden from screen readers: the text is beside it. */
export function Gauge({ gauge }: { gauge: GaugeData }) {
	switch (gauge.type) {
		case "window":
			return <WindowPlan sides={gauge.sides} />;
		case "water":
			return <WaterStrip months={gauge.months} />;
		case "scale":
			return <ScaleGauge scale={gauge} />;
		case "leaves":
			return <LeafGauge count={gauge.count} of={gauge.of} />;
	}
}
