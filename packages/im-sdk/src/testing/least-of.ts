/** The parts of a valibot schema that are needed to make a value for it. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly default?: unknown
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** The smallest value that a reply schema accepts: empty texts and lists, zero, optional fields left out. */
export const leastOf = (schema: unknown): unknown => {
  const shape = schema as Shape
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, leastOf(entry)]))
    case 'array':
      return []
    case 'string':
      return 'x'.repeat(least(shape, 'min_length'))
    case 'number':
      return least(shape, 'min_value')
    case 'boolean':
      return false
    case 'literal':
      return shape.literal
    case 'picklist':
      return shape.options?.[0]
    case 'union':
    case 'variant':
      return leastOf(shape.options?.[0])
    case 'nullable':
      return null
    default:
      return undefined
  }
}

const least = ({ pipe = [] }: Shape, type: string): number => {
  const requirement = pipe.find((part) => part.type === type)?.requirement
  return typeof requirement === 'number' ? Math.max(0, requirement) : 0
}
