import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { groupPlace, messageKey, parseConversationID, sequenceOfKey, type ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import { isCount } from '../rpc/read-message'
import type { Message } from '../store/message'

export interface HoppingOptions {
  readonly conversationID: ConversationID
  /** In a group: the sequence at which the page begins, or `nextMessageSeq` of the page before. */
  readonly sequence?: number | string
  /** In a one-to-one conversation: the same as a time in epoch seconds, or `nextMessageTime`. */
  readonly time?: number | string
  /** 0, the default: older messages. 1: newer ones. */
  readonly direction?: 0 | 1
  /** At most 15, the default. */
  readonly count?: number
}

interface HoppingPage {
  /** Oldest first. */
  readonly messageList: readonly Message[]
  /** There are no more messages in this direction. */
  readonly isCompleted: boolean
}

/** Pass the last field to get the next page. It is empty if there is none. */
export type HoppingData = HoppingPage & ({ readonly nextMessageSeq: string } | { readonly nextMessageTime: string })

/** A page of the history at any place. It is not added to the message list. Rule: IM-104. */
export const hop = async (context: ModuleContext, options: HoppingOptions): Promise<HoppingData> => {
  const { conversationID, direction = 0, count = MESSAGE_ACTION_LIMITS.hopping } = options ?? {}
  const target = parseConversationID(conversationID)
  if (target === null || target.type === TYPES.CONV_SYSTEM) throw imError('INVALID_CONVERSATION_ID')
  if (direction !== 0 && direction !== 1) throw imError('PARAMS_INVALID', '`direction` must be 0 or 1.')
  if (!isCount(count) || count === 0) throw imError('PARAMS_INVALID', '`count` must be a number from 1 on.')
  const page = { direction, count: Math.min(count, MESSAGE_ACTION_LIMITS.hopping) }
  return target.type === TYPES.CONV_GROUP
    ? hopInGroup(context, target.id, options.sequence, page)
    : hopWithPeer(context, target.id, options.time, page)
}

interface PageQuery {
  readonly direction: 0 | 1
  readonly count: number
}

const hopInGroup = async (
  { caller, session, timelines, rooms }: ModuleContext,
  groupID: string,
  place: number | string | undefined,
  page: PageQuery,
): Promise<HoppingData> => {
  const sequence = typeof place === 'string' && /^\d+$/.test(place) ? Number(place) : place
  if (!isCount(sequence) || sequence === 0) throw imError('PARAMS_INVALID', '`sequence` must be a number from 1 on.')
  const reply = await caller.call('roamGroupMessages', { ...groupPlace(groupID), sequence, ...page })
  const { userID } = session.me.get()
  const messages = reply.messageList.map((stored) => timelines.changes.read(stored, userID)).sort(bySequence)
  if (rooms.get(groupID) === null) for (const message of messages) timelines.saw(message)
  const covered = [...messages.map((message) => message.sequence), ...reply.invisibleSequenceList.filter(isCount)]
  const isCompleted = reply.complete === 1 || covered.length === 0
  const next = page.direction === 0 ? Math.min(...covered) - 1 : Math.max(...covered) + 1
  return { messageList: messages.filter(isShown), isCompleted, nextMessageSeq: isCompleted ? '' : String(next) }
}

const hopWithPeer = async (
  { caller, session, timelines }: ModuleContext,
  peerAccount: string,
  place: number | string | undefined,
  page: PageQuery,
): Promise<HoppingData> => {
  const key = typeof place === 'string' && sequenceOfKey(place) !== undefined ? place : ''
  if (key === '' && !isCount(place))
    throw imError('PARAMS_INVALID', '`time` must be epoch seconds, or `nextMessageTime` of a page.')
  const lastMessageTime = key === '' ? Number(place) : 0
  const reply = await caller.call('roamC2CMessages', { peerAccount, messageKey: key, lastMessageTime, ...page })
  const { userID } = session.me.get()
  const messages = reply.messageList.map((stored) => timelines.changes.read(stored, userID)).sort(bySequence)
  for (const message of messages) timelines.saw(message)
  const end = page.direction === 0 ? messages[0] : messages.at(-1)
  const isCompleted = reply.complete === 1 || end === undefined
  return {
    messageList: messages.filter(isShown),
    isCompleted,
    nextMessageTime: isCompleted ? '' : messageKey(end),
  }
}

const isShown = ({ isDeleted }: Message): boolean => !isDeleted
const bySequence = (a: Message, b: Message): number => a.sequence - b.sequence
