/**
 * What is expected of a value: an object with at least these fields, a list with at least one match for each item (an empty
 * list is empty), a function that accepts it, or the value itself.
 */
export type Like =
  | string
  | number
  | boolean
  | null
  | undefined
  | ((value: never) => boolean)
  | readonly Like[]
  | { readonly [field: string]: Like }

/** Where a value differs from what is expected; null if it does not. */
export const differenceOf = (value: unknown, like: Like, path = ''): string | null => {
  const shown = `${path || 'it'} is ${JSON.stringify(value)}`
  if (typeof like === 'function') return like(value as never) ? null : `${shown}, against the expectation`
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return `${shown}, not a list`
    if (like.length === 0) return value.length === 0 ? null : `${shown}, not empty`
    const missing = (like as readonly Like[]).find((item) => value.every((each) => differenceOf(each, item) !== null))
    return missing === undefined ? null : `${shown}, without ${JSON.stringify(missing)}`
  }
  if (typeof like === 'object' && like !== null) {
    if (typeof value !== 'object' || value === null) return `${shown}, not an object`
    for (const [field, expected] of Object.entries(like)) {
      const found = differenceOf((value as Record<string, unknown>)[field], expected, `${path}.${field}`)
      if (found !== null) return found
    }
    return null
  }
  return Object.is(value, like) ? null : `${shown}, not ${JSON.stringify(like)}`
}
