import type { CommandName, Commands } from '../protocol/commands'
import type { ReplyOf } from '../protocol/define-command'

type Kind<T> = T extends readonly unknown[]
  ? 'array'
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : 'object'

type Fields = {
  readonly [Name in CommandName]: {
    readonly [Key in keyof ReplyOf<Commands[Name]>]?: Kind<ReplyOf<Commands[Name]>[Key]>
  }
}

/** What a reply must hold for the engine to go on with it; anything less is REPLY_INVALID. */
const REPLY_FIELDS: Fields = {
  login: { a2Key: 'string', tinyID: 'string', helloInterval: 'number', timeStamp: 'number' },
  logout: {},
  hello: { timeStamp: 'number' },
  ping: {},
  sendC2CMessage: { time: 'number', sequence: 'number' },
  sendGroupMessage: { time: 'number', sequence: 'number' },
  roamC2CMessages: { messageList: 'array', complete: 'number' },
  roamGroupMessages: { messageList: 'array', complete: 'number' },
  setC2CRead: {},
  setGroupRead: {},
  ackPush: {},
  getConversationList: { completeFlag: 'number', conversations: 'array', timeStamp: 'number', startIndex: 'number' },
  joinGroup: {
    joinedStatus: 'string',
    longPollingKey: 'string',
    startSeq: 'number',
    avChatRoomFlag: 'number',
    messageList: 'array',
  },
  quitGroup: {},
  getGroupInfo: { groupInfoList: 'array' },
  getOnlineMemberCount: { onlineMemberNum: 'number' },
  getCloudConfig: { cloudControlConfig: 'string', expiredTime: 'number', version: 'number' },
  getCommercialConfig: { purchaseBits: 'string', expiredTime: 'number' },
  longPoll: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
}

/** The name of the first missing field, or null when the reply is whole. */
export const missingField = (name: CommandName, body: Readonly<Record<string, unknown>>): string | null => {
  for (const [field, kind] of Object.entries(REPLY_FIELDS[name])) {
    const value = body[field]
    const isThere = kind === 'array' ? Array.isArray(value) : typeof value === kind
    if (!isThere) return field
  }
  return null
}
