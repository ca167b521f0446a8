import { answerBody, readRequest, writeAnswer } from '@org/im-sdk/binary'
import {
  commands,
  forWire,
  pushes,
  TYPES,
  type CommandName,
  type Commands,
  type ReplyOf,
  type RequestFrame,
} from '@org/im-sdk/protocol'
import type { WebSocket } from 'ws'
import { conversationsOf, frames, HISTORY, type Feed, type Place } from './feed'

type Frame = string | Uint8Array

/** The frame format of a gateway. */
export interface Wire {
  /** A feed as push frames that need acknowledgement. */
  frames(feed: Feed): readonly Frame[]
  /** The request of a frame; null if it is not a request. */
  read(data: Buffer): { readonly servcmd: string; readonly seq: number } | null
  answer(head: { readonly servcmd: string; readonly seq: number }, body: Readonly<Record<string, unknown>>): Frame
}

export const textWire: Wire = {
  frames: (feed) =>
    frames(feed).map((messageList, index) =>
      JSON.stringify({
        head: { servcmd: pushes.pushMessages.wire },
        body: forWire({ messageList, sessionData: index.toString(36) }),
      }),
    ),
  read: (data) => (JSON.parse(String(data)) as RequestFrame).head,
  answer: (head, body) => JSON.stringify({ head, body: forWire({ ...SUCCESS, ...body }) }),
}

export const binaryWire: Wire = {
  frames: (feed) => {
    const servcmd = pushes.pushMessages.wire
    return frames(feed).map((messageList, index) =>
      writeAnswer({ servcmd }, answerBody(servcmd, { messageList, sessionData: index.toString(36) })),
    )
  },
  read: (data) => {
    const { servcmd, seq } = readRequest(data)?.head ?? {}
    return servcmd === undefined || seq === undefined ? null : { servcmd, seq }
  },
  answer: (head, body) => writeAnswer(head, answerBody(head.servcmd, body)),
}

const SUCCESS = { actionStatus: 'OK', errorCode: 0, errorInfo: '' }

/** Answers the requests of a client with so many conversations, before and during the feed. */
export const playProtocol =
  (wire: Wire, conversations: number, seen: (servcmd: string) => void = () => undefined) =>
  (socket: WebSocket) => {
    socket.on('message', (data) => {
      const head = wire.read(data as Buffer)
      if (head === null) return
      seen(head.servcmd)
      socket.send(wire.answer({ servcmd: head.servcmd, seq: head.seq }, replyTo(head.servcmd, conversations)))
    })
  }

const replyTo = (servcmd: string, conversations: number): Readonly<Record<string, unknown>> => {
  const timeStamp = Math.floor(Date.now() / 1_000)
  const replies: { readonly [Name in CommandName]?: ReplyOf<Commands[Name]> } = {
    login: {
      a2Key: 'key',
      tinyID: 'tiny',
      helloInterval: 120,
      instanceID: 'bench',
      timeStamp,
      customStatus: '',
      purchaseBits: '0',
      expiresIn: 86_400,
    },
    hello: { timeStamp },
    syncUnread: {
      cookie: 'cookie',
      syncFlag: 2,
      isOnlineSync: 0,
      messageList: [],
      eventArray: [],
      changedMessageList: [],
      C2CRemainingUnreadList: [],
      C2CPairUnreadList: [],
    },
    getJoinedGroupList: { groups: [], totalCount: 0, next: '' },
    getConversationList: {
      completeFlag: 1,
      conversations: conversationsOf(conversations).map(itemOf),
      timeStamp,
      startIndex: 0,
      pinnedTimeStamp: 0,
      pinnedStartIndex: 0,
      groupItem: [],
    },
  }
  for (const [name, reply] of Object.entries(replies)) if (commands[name as CommandName].wire === servcmd) return reply
  return {}
}

const itemOf = ({ toAccount, groupID }: Place): ReplyOf<Commands['getConversationList']>['conversations'][number] => ({
  type: groupID === '' ? 1 : 2,
  toAccount,
  groupID,
  groupType: groupID === '' ? '' : 'Public',
  name: toAccount || groupID,
  avatar: '',
  ownerID: '',
  memberCount: 0,
  unreadCount: 0,
  sequence: HISTORY,
  messageReadSeq: HISTORY,
  pinnedTimeStamp: 0,
  standardMark: '',
  customData: '',
  convGroupIDList: [],
  messageRemindType: TYPES.MSG_REMIND_ACPT_AND_NOTE,
  clearSeq: 0,
  deletedSeq: 0,
  version: 0,
  peerReadSeq: 0,
  peerReadTime: 0,
  lastMessage: null,
})
