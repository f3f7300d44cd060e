import type { UiKey } from "#schemas/generated/ui-strings.ts";
import type { FactName } from "#schemas/pages/finder/page-data.ts";

/** Keys of reasons; the text of each is `finder.reason.<key>`. */
export type ReasonKey = KeyOf<UiKey>;

type KeyOf<K> = K extends `finder.reason.${infer Key}` ? Key : never;

/**
 * Why a plant is suggested or not: a reason for it, against it, or one that rules it out. `fact` is the plant fact that the
 * reason is based on.
 */
export type Reason = { key: ReasonKey; side: "for" | "against" | "out"; weight: number; fact: FactName };
