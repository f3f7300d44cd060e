import type { PluralForm } from "#schemas/spec/plural-forms.ts";

/** The plural forms of French (Unicode CLDR 46). */
type FrenchForm = Extract<PluralForm, "one" | "many" | "other">;

type KeyInFrench<Key> = Key extends `${infer Name}_${PluralForm}` ? `${Name}_${FrenchForm}` : Key;

/** The texts of a stage in French: one for each of the English ones, and for each plural form, and no other. */
export type InFrench<English> = Readonly<Record<KeyInFrench<keyof English & string>, string>>;
