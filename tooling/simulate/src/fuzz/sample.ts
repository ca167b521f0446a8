/** The fields of a valibot schema that are needed to create a value. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly Requirement[]
}

interface Requirement {
  readonly type: string
  readonly requirement?: unknown
}

/** A valid value for a schema: the minimum for numbers and texts, one item for lists. */
export const sampleOf = (schema: unknown): unknown => {
  const shape = schema as Shape
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, sampleOf(entry)]))
  if (shape.type === 'array') return [sampleOf(shape.item)]
  if (shape.type === 'optional' || shape.type === 'nullable') return sampleOf(shape.wrapped)
  if (shape.type === 'literal') return shape.literal
  if (shape.type === 'picklist') return shape.options?.[0]
  if (shape.type === 'variant' || shape.type === 'union') return sampleOf(shape.options?.[0])
  if (shape.type === 'number') return least(shape.pipe ?? [])
  if (shape.type === 'string') return 'text'
  if (shape.type === 'boolean') return true
  if (shape.type === 'record') return { text: 'text' }
  return null
}

const least = (pipe: readonly Requirement[]): number => {
  const min = pipe.find(({ type }) => type === 'min_value')?.requirement
  return typeof min === 'number' && min > 1 ? min : 1
}
