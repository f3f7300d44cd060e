import type { PluralForm } from "#schemas/shared/plural-forms.ts";

/** The plural forms of French (Unicode CLDR 46). */
type FrenchForm = Extract<PluralForm, "one" | "many" | "other">;

type KeyInFrench<Key> = Key extends `${infer Name}_${PluralForm}` ? `${Name}_${FrenchForm}` : Key;

/** The French messages of a stage: exactly one for each English one, and for each plural form. */
export type InFrench<English> = Readonly<Record<KeyInFrench<keyof English & string>, string>>;
