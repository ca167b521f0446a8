/**
 * The same keys with any words: a locale that misses one, or has one too many, does not compile. Languages with a singular add it
 * beside the words of a number, under `…_one`.
 */
export type Words<Locale> = {
  [Key in keyof Locale]: Locale[Key] extends string ? string : Words<Locale[Key]>
} & { [Key in keyof Locale & string as Locale[Key] extends string ? `${Key}_one` : never]?: string }
