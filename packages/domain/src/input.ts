/**
 * How functions take arguments of the wrong kind, which untyped callers and old stored state bring: as empty ones, never
 * as an error.
 */

/** The text itself, an empty one for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The object itself, one without fields for what is none. */
export const fieldsOf = <T extends object>(value: T | null | undefined): T =>
  // Reading a field that is not there gives undefined, as it does from a record of an older version.
  (typeof value === 'object' && value !== null ? value : {}) as T

/** The list itself without the members that are no objects; an empty one for what is no list. */
export const recordsOf = <T extends object>(value: readonly T[]): readonly T[] => {
  const list = listOf(value)
  return list.every(isObject) ? list : list.filter(isObject)
}

/** The list itself, an empty one for what is no list. */
export const listOf = <T>(value: readonly T[]): readonly T[] => (Array.isArray(value) ? value : [])

/** The row of a table under a key; null when it has none of its own. */
export const rowOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | null =>
  (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(table, key) ? (table[key] ?? null) : null

/** A whole number from `min` to `max`, `usual` for what is no number. */
export const countOf = (value: unknown, usual: number, min: number, max: number): number =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(max, Math.max(min, Math.floor(value))) : usual

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
