import type { CommandName } from '@org/im-sdk/protocol'
import type { CommandRequest } from '../contract/chat/command-case'
import { topicID } from '../communities'
import type { Swap } from './callers'
import type { World } from './world'

type Values = Readonly<Record<Swap, unknown>>

/** By what an id names: the ids that replace the member's own. */
const VALUES = {
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
} satisfies Readonly<Record<string, (world: World) => Values>>

/** What the id in a field names. A command says in its case (`swapped`) what replaces the value of another field. */
const NAMES: Readonly<Record<string, keyof typeof VALUES>> = {
  toAccount: 'user',
  peerAccount: 'user',
  memberAccount: 'user',
  fromAccount: 'user',
  handleAccount: 'user',
  peerAccountList: 'user',
  userID: 'user',
  userIDList: 'user',
  addUserIDList: 'user',
  deleteUserIDList: 'user',
  userItem: 'user',
  newOwnerID: 'user',
  ownerID: 'user',
  applicant: 'user',
  invitee: 'user',
  from: 'user',
  deleter: 'user',
  groupID: 'group',
  groupIDList: 'group',
  toGroupID: 'group',
  next: 'group',
  topicID: 'topic',
  topicIDList: 'topic',
  SDKAppID: 'app',
  sdkAppID: 'app',
  messageKey: 'message',
  messageKeyList: 'message',
}

const ALL: readonly Swap[] = ['foreign', 'absent', 'otherKind', 'unstorable']

/** The values that replace the member's own in a field. */
export const swappedValues = (world: World, name: CommandName, field: string, { swapped }: CommandRequest): Values => {
  const kind = NAMES[field]
  const values: Partial<Values> = { ...(kind && VALUES[kind](world)), ...swapped?.[field]?.(world) }
  const missing = ALL.find((swap) => !(swap in values))
  if (missing !== undefined) throw new Error(`The case of ${name} does not say which ${field} is ${missing} (swapped).`)
  return values as Values
}
