import { unsent } from './seeded-changes'
import type { Answer, Request } from './sim-frames'
import type { Tap } from './taps'

/** Bugs in what users attach to messages and conversations. */
export interface SeededExtras {
  /** Confirmations of messages stay on this device. */
  readonly confirmedHereOnly?: boolean
  /** Of those who have read a message only the first page is read. */
  readonly readersCutShort?: boolean
  /** Extensions are set on this device, and the server does not know. */
  readonly extendedHereOnly?: boolean
  /** Of the extensions of a message only the first page is read. */
  readonly extensionsCutShort?: boolean
  /** Nobody is told that all extensions of a message were deleted. */
  readonly clearsUnannounced?: boolean
  /** Mentions are deleted on this device, and the server does not know. */
  readonly unmentionedHereOnly?: boolean
  /** Neither pushes nor the sync tell when the peer has read. */
  readonly peersReadUnannounced?: boolean
  /** The sync and pushes tell another time of a pin. */
  readonly pinsMistimed?: boolean
  /** Other devices do not learn that the user discards a conversation. */
  readonly discardedHereOnly?: boolean
  /** Read marks of topics stay on this device. */
  readonly topicsReadHereOnly?: boolean
  /** Topics are read once: a reconnect does not bring what was missed. */
  readonly topicsOutdated?: boolean
}

/** The same as taps. */
export const extraTaps = (bugs: SeededExtras): readonly Tap[] => [
  ...(bugs.confirmedHereOnly === true ? [unsent('message.send_read_receipt')] : []),
  ...(bugs.readersCutShort === true ? [altered('message.get_read_receipt_detail', () => ({ isCompleted: 1 }))] : []),
  ...(bugs.extendedHereOnly === true ? [unsent('message.modify_extensions', extended)] : []),
  ...(bugs.extensionsCutShort === true ? [altered('message.get_extensions', () => ({ completeFlag: 1 }))] : []),
  ...(bugs.clearsUnannounced === true ? [unclearedExtensions] : []),
  ...(bugs.unmentionedHereOnly === true ? [unsent('message.delete_at_tips')] : []),
  ...(bugs.peersReadUnannounced === true ? [unreadByPeers] : []),
  ...(bugs.pinsMistimed === true ? [otherFacts(pinnedLater)] : []),
  ...(bugs.discardedHereOnly === true ? [otherFacts(neverDiscarded)] : []),
  ...(bugs.topicsReadHereOnly === true ? [unsent('message.set_group_read', () => ({}), isOfTopic)] : []),
  ...(bugs.topicsOutdated === true ? [firstAnswers('topic.get_list')] : []),
]

/** Fields of replies and pushes are others. */
const altered = (wire: string, change: (body: Answer['body']) => Answer['body']): Tap => ({
  alter: ({ servcmd, body }) => (servcmd === wire ? { ...body, ...change(body) } : body),
})

const unclearedExtensions: Tap = {
  alter: ({ servcmd, body }) => (servcmd.endsWith('_extensions') ? { ...body, clearSequence: 0 } : body),
}

const unreadByPeers: Tap = {
  down: ({ servcmd }) => (servcmd === 'push.read' ? 'vanishes' : 'arrives'),
  alter: ({ servcmd, body }) => (servcmd === SYNC ? { ...body, C2CPairUnreadList: [] } : body),
}

/** Conversations have other facts in a sync and in pushes. */
const otherFacts = (change: (facts: Facts) => object): Tap => {
  const changed = (list: unknown) => (list as readonly Facts[]).map((facts) => ({ ...facts, ...change(facts) }))
  return {
    alter: ({ servcmd, body }) => {
      if (servcmd === SYNC && Array.isArray(body['eventArray']))
        return { ...body, eventArray: changed(body['eventArray']) }
      return servcmd === 'push.conversations' ? { ...body, conversationList: changed(body['conversationList']) } : body
    },
  }
}

interface Facts {
  readonly pinnedTimeStamp?: number
  readonly messageRemindType?: string
}

const pinnedLater = ({ pinnedTimeStamp = 0 }: Facts) =>
  pinnedTimeStamp > 0 ? { pinnedTimeStamp: pinnedTimeStamp + 1 } : {}

const neverDiscarded = ({ messageRemindType }: Facts) =>
  messageRemindType === 'Discard' ? { messageRemindType: 'AcceptAndNotify' } : {}

const SYNC = 'message.sync_unread'

const isOfTopic = (body: Request['body']): boolean => Boolean(body['topicID'])

/** Every reply to a command is the first one. */
const firstAnswers = (wire: string): Tap => {
  let first: Answer['body'] | null = null
  return { alter: ({ servcmd, body }) => (servcmd === wire ? (first ??= body) : body) }
}

/** What a server answers to a change of extensions. */
const extended = ({ extensionList, operateType }: Request['body']) => {
  const list = extensionList as readonly { readonly key: string; readonly value: string; readonly seq: number }[]
  const extensions = list.map(({ key, value, seq }) => ({
    errorCode: 0,
    extension: { key, value, seq: seq + 1, isDeleted: operateType !== 1 },
  }))
  return { extensions, seq: 1, completeFlag: 1, globalSequence: 1, clearSequence: 0 }
}
