import { leastOf } from './least-of'

/** The parts of a valibot schema that are needed to make a value for it. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
}

/**
 * A request that a schema accepts: its required fields, each with its known value by name, otherwise the smallest. A text
 * has a letter, a number is 1, and a list has one item.
 */
export const validOf = (schema: unknown, known: Readonly<Record<string, unknown>>): unknown => {
  const { type, entries = {}, item } = schema as Shape
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(entries)
        .filter(([, entry]) => entry.type !== 'optional')
        .map(([key, entry]) => [key, key in known ? known[key] : validOf(entry, known)]),
    )
  if (type === 'array') return [validOf(item, known)]
  const least = leastOf(schema)
  if (type === 'string') return least === '' ? 'a' : least
  return type === 'number' && least === 0 ? 1 : least
}
