import { commandSchemas, type CommandName } from '@org/im-sdk/protocol'
import type { AnyCommandCase } from '../contract/chat/command-case'

/** Fields of many nouns that contain no id of a user's data. The case of a command has its own (`plain`). */
const COMMON: ReadonlySet<string> = new Set(
  `
    avatar avChatRoomKey cloudCustomData count customData deviceBrand duration introduction lastMessageTime lastSequence
    limit markType maxLimited memberCustomField notification offset reason sequence sequenceList startIndex startSeq
    startTime version
  `
    .trim()
    .split(/\s+/),
)

interface Shape {
  readonly type: string
  readonly wrapped?: Shape
  readonly item?: Shape
}

/** Whether a field takes only values that its schema lists. */
const isListed = ({ type, wrapped, item }: Shape): boolean => {
  const inner = wrapped ?? item
  return inner === undefined ? ['picklist', 'boolean', 'literal'].includes(type) : isListed(inner)
}

/** The fields of a request that may contain an id, and are not swapped in any case of the command. */
export const openFields = (name: CommandName, { cases, plain = [] }: AnyCommandCase): readonly string[] => {
  const { entries } = commandSchemas[name].request as unknown as { readonly entries: Readonly<Record<string, Shape>> }
  const closed = new Set([...plain, ...Object.values(cases).flatMap(({ swaps }) => Object.keys(swaps ?? {}))])
  return Object.entries(entries)
    .filter(([field, schema]) => !closed.has(field) && !COMMON.has(field) && !isListed(schema))
    .map(([field]) => field)
}
