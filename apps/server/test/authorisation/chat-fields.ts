import { isPlain } from '@org/api-client/contract'
import { commandSchemas, type ChatIdKind, type CommandName } from '@org/im-sdk/protocol'
import * as v from 'valibot'
import type { AnyCommandCase } from '../contract/chat/command-case'

interface Shape {
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

/** The texts and numbers that a field takes, also in lists and objects. */
const leavesOf = (schema: v.GenericSchema): readonly v.GenericSchema[] => {
  const { wrapped, item, options = [], entries = {} } = schema as Shape
  const inner = [wrapped, item, ...options, ...Object.values(entries)].filter((part) => typeof part === 'object')
  return inner.length === 0 ? [schema] : inner.flatMap((part) => leavesOf(part as v.GenericSchema))
}

/** What the ids of a field name. */
const kindsOf = (schema: v.GenericSchema): readonly ChatIdKind[] =>
  leavesOf(schema).flatMap((leaf) => (v.getMetadata(leaf) as { readonly names?: ChatIdKind | null }).names ?? [])

const fieldsOf = (name: CommandName) =>
  (commandSchemas[name].request as unknown as Required<Pick<Shape, 'entries'>>).entries

/** What the ids in a field of a request name; undefined if they name several things, or none. */
export const chatIdKindOf = (name: CommandName, field: string): ChatIdKind | undefined => {
  const kinds = new Set(kindsOf(fieldsOf(name)[field] ?? v.never()))
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** What is wrong with a field: its schema does not say whether it has an id, or no case swaps the id. */
export const unswappedFields = (name: CommandName, { cases, namesOnly = [] }: AnyCommandCase): readonly string[] => {
  const swapped = new Set([...namesOnly, ...Object.values(cases).flatMap(({ swaps }) => Object.keys(swaps ?? {}))])
  return Object.entries(fieldsOf(name)).flatMap(([field, schema]) => {
    const isDeclared = leavesOf(schema).every((leaf) => kindsOf(leaf).length > 0 || isPlain(leaf))
    if (!isDeclared) return [`${name}.${field}: its schema says neither idOf() nor notId()`]
    return kindsOf(schema).length > 0 && !swapped.has(field) ? [`${name}.${field}: no case swaps its id`] : []
  })
}
