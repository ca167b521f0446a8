import { commandSchemas, type CommandName, type ErrorName } from '@org/im-sdk/protocol'
import * as v from 'valibot'

export interface InvalidBody {
  /** The field and its value. */
  readonly label: string
  readonly body: object
  readonly error: ErrorName
}

/** What this needs of a schema of valibot. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly wrapped?: Node
  readonly options?: readonly unknown[]
  readonly key?: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** A frame may have at most 64 KiB. */
const BODY_BYTES = 60_000

/**
 * A request for each rule of the schema that one value breaks: a field that is missing, of another type, too short, too
 * long, too small, too large, not one of the choices, or that cannot be stored.
 */
export const invalidBodies = (name: CommandName, valid: object): InvalidBody[] => {
  const { request } = commandSchemas[name]
  const bodies = withinObject(request as unknown as Node, valid, '')
  const found = new Map<string, InvalidBody>()
  for (const { label, value: body } of bodies) {
    const { success, issues } = v.safeParse(request, body)
    if (success || JSON.stringify(body).length > BODY_BYTES) continue
    const isTooLarge = issues.some(({ type }) => type === 'max_bytes')
    found.set(label, { label, body: body as object, error: isTooLarge ? 'BODY_SIZE_LIMIT' : 'PACKAGE_PARSE_FAILED' })
  }
  return [...found.values()]
}

interface Mutant {
  readonly label: string
  readonly value: unknown
}

const mutants = (node: Node, valid: unknown, path: string): Mutant[] => {
  if (node.wrapped !== undefined) return mutants(node.wrapped, valid, path)
  return [
    ...otherTypes(node, path),
    ...(node.pipe ?? []).flatMap((rule) => broken(rule, valid, path)),
    ...withinList(node, valid, path),
    ...withinObject(node, valid, path),
  ]
}

/** Of another type or not one of the choices, not a whole number, empty, and not storable. */
const OTHER_VALUES = [['no such choice', true], [7.5], [-1], [''], [[]], [null], ['a\0']] as const

/** The first of each kind that the schema refuses. */
const otherTypes = (node: Node, path: string): Mutant[] =>
  OTHER_VALUES.flatMap((values) => {
    const value = values.find((each) => !v.is(node as never, each))
    return value === undefined ? [] : [{ label: `${path} = ${JSON.stringify(value)}`, value }]
  })

const broken = (rule: { type: string; requirement?: unknown }, valid: unknown, path: string): Mutant[] => {
  const most = Number(rule.requirement)
  const mutant = (value: unknown): Mutant[] => [{ label: `${path} breaks ${rule.type} ${most}`, value }]
  if (rule.type === 'max_value') return mutant(most + 1)
  if (rule.type === 'min_value') return mutant(most - 1)
  if (rule.type === 'safe_integer') return mutant(2 ** 53)
  if (rule.type !== 'max_length' && rule.type !== 'max_bytes' && rule.type !== 'length') return []
  if (Array.isArray(valid)) return valid.length === 0 ? [] : mutant(Array.from({ length: most + 1 }, () => valid[0]))
  return mutant('x'.repeat(most + 1))
}

/** The first item of a list, broken. */
const withinList = ({ item }: Node, valid: unknown, path: string): Mutant[] => {
  if (item === undefined || !Array.isArray(valid) || valid.length === 0) return []
  const [first, ...rest] = valid as readonly unknown[]
  return mutants(item, first, `${path}[0]`).map(({ label, value }) => ({ label, value: [value, ...rest] }))
}

/** Each field, missing or broken. */
const withinObject = (node: Node, valid: unknown, path: string): Mutant[] => {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return []
  const fields = valid as Readonly<Record<string, unknown>>
  return Object.entries(entriesOf(node, fields)).flatMap(([field, entry]) => {
    const place = path === '' ? field : `${path}.${field}`
    const { [field]: own, ...others } = fields
    return [
      { label: `${place} is missing`, value: others },
      ...mutants(entry, own, place).map(({ label, value }) => ({ label, value: { ...fields, [field]: value } })),
    ]
  })
}

/** Of a variant, those of the option that the value has. */
const entriesOf = ({ entries, options = [], key = '' }: Node, fields: Readonly<Record<string, unknown>>) => {
  if (entries !== undefined) return entries
  const option = (options as readonly Node[]).find((each) => {
    const discriminator = each.entries?.[key]
    return discriminator !== undefined && v.is(discriminator as never, fields[key])
  })
  return option?.entries ?? {}
}
