/** The texts by namespace, one per area of the app. Each file of `locales/cn` adds its own. */
export interface Namespaces {}

export type Namespace = keyof Namespaces

/**
 * The same keys with any texts: a locale with a missing or an extra key does not compile. Languages with a singular or
 * zero form add it next to the text with the number, under `…_one` and `…_zero`.
 */
export type Texts<Locale> = {
  [Key in keyof Locale]: Locale[Key] extends string ? string : Texts<Locale[Key]>
} & { [Key in keyof Locale & string as Locale[Key] extends string ? `${Key}_one` | `${Key}_zero` : never]?: string }
