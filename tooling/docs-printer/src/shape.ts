import type { GenericSchema } from 'valibot'

/** Named schemas; inside another schema they are printed by name. */
export type SchemaNames = ReadonlyMap<GenericSchema, string>

/** The named schemas among the exports of a module. */
export const namesOf = (module: object): SchemaNames =>
  new Map(Object.entries(module).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])))

/** A schema in TypeScript syntax, with its bounds as a comment. */
export const shapeOf = (schema: GenericSchema, names: SchemaNames): string => print(node(schema), names, '')

/** The fields read from a schema. They are public in valibot, but each kind of schema has its own type for them. */
interface Node {
  kind: string
  type: string
  pipe?: Node[]
  entries?: Record<string, Node>
  item?: Node
  wrapped?: Node
  value?: Node
  options?: readonly unknown[]
  literal?: unknown
  requirement?: unknown
  default?: unknown
}

/** The only place that reads valibot's objects. */
const node = (schema: GenericSchema): Node => schema as unknown as Node

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'

const print = (schema: Node, names: SchemaNames, indent: string): string => {
  const [first = schema, ...checks] = stepsOf(schema)
  const bounds = checks.map(bound).filter(Boolean).join(', ')
  const base = printBase(first, names, indent)
  return bounds ? `${base} /* ${bounds} */` : base
}

/** What a schema is, then its checks: a pipe may begin with a pipe. */
const stepsOf = (schema: Node): Node[] => {
  const [first, ...checks] = schema.pipe ?? []
  return first === undefined || first === schema ? [schema] : [...stepsOf(first), ...checks]
}

const nested = (schema: Node, names: SchemaNames, indent: string): string =>
  names.get(schema as unknown as GenericSchema) ?? print(schema, names, indent)

const printBase = (schema: Node, names: SchemaNames, indent: string): string => {
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return printObject(schema, names, indent)
    case 'array':
      return arrayOf(schema.item, names, indent)
    case 'nullable':
    case 'nullish':
      return `${schema.wrapped ? nested(schema.wrapped, names, indent) : 'unknown'} | null`
    case 'optional':
    case 'exact_optional':
      return schema.wrapped ? nested(schema.wrapped, names, indent) : 'unknown'
    case 'record':
      return `Record<string, ${schema.value ? nested(schema.value, names, indent) : 'unknown'}>`
    case 'picklist':
      return (schema.options ?? []).map((option) => JSON.stringify(option)).join(' | ')
    case 'literal':
      return JSON.stringify(schema.literal)
    case 'union':
    case 'variant':
      return (schema.options ?? []).map((option) => nested(option as Node, names, indent)).join(' | ')
    default:
      return schema.type
  }
}

const printObject = (schema: Node, names: SchemaNames, indent: string): string => {
  const entries = Object.entries(schema.entries ?? {})
  if (entries.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = entries.map(([key, value]) => {
    const optional = value.type === 'optional' || value.type === 'exact_optional' || value.type === 'nullish'
    const fallback =
      typeof value.default === 'function' || value.default === undefined ? '' : ` = ${JSON.stringify(value.default)}`
    return `${inner}${key}${optional ? '?' : ''}: ${nested(value, names, inner)}${fallback}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

const arrayOf = (item: Node | undefined, names: SchemaNames, indent: string): string => {
  if (!item) return 'unknown[]'
  const text = nested(item, names, indent)
  return ALTERNATIVES.has(item.type) || item.pipe ? `(${text})[]` : `${text}[]`
}

/** Kinds of schema that print as `A | B`. */
const ALTERNATIVES = new Set(['union', 'variant', 'picklist', 'nullable', 'nullish'])

const bound = ({ type, requirement }: Node): string => BOUNDS[type]?.(String(requirement)) ?? ''

const BOUNDS: Record<string, (requirement: string) => string> = {
  integer: () => 'whole',
  safe_integer: () => 'whole',
  min_value: (value) => `≥ ${value}`,
  max_value: (value) => `≤ ${value}`,
  min_length: (value) => `length ≥ ${value}`,
  max_length: (value) => `length ≤ ${value}`,
  length: (value) => `length ${value}`,
  max_bytes: (value) => `≤ ${value} bytes`,
  regex: (value) => value,
  url: () => 'URL',
  iso_date: () => 'YYYY-MM-DD',
  to_number: () => 'read as a number',
  trim: () => 'trimmed',
}
