import * as z from "zod";
import { prose, text } from "../fields.ts";

const platform = (name: string) => z.strictObject({ title: text("Name of the platform", 80), steps: prose(name) }).describe(name);

/** Installation steps, by what browsers offer. */
export const installSteps = z.strictObject({
	android: platform("Android: Chrome and its kin"),
	ios: platform("iPhone and iPad"),
	mac: platform("Safari on the Mac"),
	desktop: platform("Chrome and Edge on a computer"),
	firefox: platform("Firefox on any system"),
});

export type InstallPlatform = keyof z.infer<typeof installSteps>;

/** In the order of the page. */
export const installPlatforms = Object.keys(installSteps.shape) as InstallPlatform[];
