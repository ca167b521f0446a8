import type { ChatIdKind, CommandName } from '@org/im-sdk/protocol'
import type { CommandRequest } from '../contract/chat/command-case'
import { topicID } from '../communities'
import type { Swap } from './callers'
import { chatIdKindOf } from './chat-fields'
import type { World } from './world'

type Values = Readonly<Record<Swap, unknown>>

/** By what an id names: the ids that replace the member's own. The case of a command says what replaces a token. */
const VALUES: { readonly [Kind in ChatIdKind]: (world: World) => Partial<Values> } = {
  user: ({ ids, groups }) => ({
    foreign: ids.stranger,
    absent: '999999',
    otherKind: groups.secret,
    unstorable: '1\0',
  }),
  group: ({ ids, groups }) => ({ foreign: groups.foreign, absent: 'nothing', otherKind: ids.peer, unstorable: 'a\0' }),
  topic: ({ ids, groups }) => ({
    foreign: topicID(groups.foreignCommunity, 'news'),
    absent: topicID(groups.community, 'none'),
    otherKind: ids.peer,
    unstorable: topicID(groups.community, 'a\0'),
  }),
  app: ({ ids, server }) => ({
    foreign: server.context.config.sdkAppId + 1,
    absent: 7,
    otherKind: ids.peer,
    unstorable: '7\0',
  }),
  message: ({ ids }) => ({ foreign: '1_1_1', absent: '999_9_9', otherKind: ids.peer, unstorable: '1_1_1\0' }),
  token: () => ({}),
}

const ALL: readonly Swap[] = ['foreign', 'absent', 'otherKind', 'unstorable']

/** The values that replace the member's own in a field. */
export const swappedValues = (world: World, name: CommandName, field: string, { swapped }: CommandRequest): Values => {
  const kind = chatIdKindOf(name, field)
  const values: Partial<Values> = { ...(kind && VALUES[kind](world)), ...swapped?.[field]?.(world) }
  const missing = ALL.find((swap) => !(swap in values))
  if (missing !== undefined) throw new Error(`The case of ${name} does not say which ${field} is ${missing} (swapped).`)
  return values as Values
}
