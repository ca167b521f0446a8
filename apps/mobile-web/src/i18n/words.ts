/** The words by namespace, one an area of the app. Each file of `locales/cn` adds its own. */
export interface Namespaces {}

export type Namespace = keyof Namespaces

/**
 * The same keys with any words: a locale that misses one, or has one too many, does not compile. Languages that say one
 * and none otherwise add it beside the words of a number, under `…_one` and `…_zero`.
 */
export type Words<Locale> = {
  [Key in keyof Locale]: Locale[Key] extends string ? string : Words<Locale[Key]>
} & { [Key in keyof Locale & string as Locale[Key] extends string ? `${Key}_one` | `${Key}_zero` : never]?: string }
