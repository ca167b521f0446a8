/** The same keys with any words: a locale that misses one, or has one too many, does not compile. */
export type Words<Locale> = { [Key in keyof Locale]: Locale[Key] extends string ? string : Words<Locale[Key]> }
