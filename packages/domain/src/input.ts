/**
 * How functions treat arguments of the wrong type, which come from untyped callers and old stored state: as empty
 * ones, never as an error.
 */

/** The text itself; an empty text for other values. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The object itself; an object without fields for other values. */
export const fieldsOf = <T extends object>(value: T | null | undefined): T =>
  // A missing field reads as undefined, as in a record of an older version.
  (typeof value === 'object' && value !== null ? value : {}) as T

/** The list without the members that are not objects; an empty list for other values. */
export const recordsOf = <T extends object>(value: readonly T[]): readonly T[] => {
  const list = listOf(value)
  return list.every(isObject) ? list : list.filter(isObject)
}

/** The list itself; an empty list for other values. */
export const listOf = <T>(value: readonly T[]): readonly T[] => (Array.isArray(value) ? value : [])

/** The row of a table under its own key; null if there is none. */
export const rowOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | null =>
  (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(table, key) ? (table[key] ?? null) : null

/** A whole number from `min` to `max`; `usual` for values that are not numbers. */
export const countOf = (value: unknown, usual: number, min: number, max: number): number =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(max, Math.max(min, Math.floor(value))) : usual

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
