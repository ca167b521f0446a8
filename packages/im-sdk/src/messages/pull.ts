import { TYPES } from '../protocol/constants'
import { parseConversationID, messageKey, type ConversationID } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'
import type { Caller, Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type { Conversations } from '../store/conversations'
import type { SessionState } from '../store/session-state'
import type { Message } from '../store/message'
import { toMessage } from '../store/to-message'

export type Position = Pick<Message, 'sequence' | 'random' | 'time'>

export interface PullContext {
  readonly caller: Caller
  readonly session: SessionState
  readonly conversations: Conversations
}

export interface PulledPage {
  /** In ascending order of sequence. */
  readonly messages: readonly Message[]
  /** There are no older messages. */
  readonly isComplete: boolean
  /** The lowest sequence that the page covers, including invisible ones; null for an empty page. */
  readonly from: number | null
  /** The highest sequence that the page covers. */
  readonly to: number | null
}

/**
 * Fetches one page of a conversation's history: the messages below `before`, or the newest ones. Groups use only its
 * sequence.
 */
export const pull = async (
  { caller, session, conversations }: PullContext,
  conversationID: ConversationID,
  before: Position | null,
  count: number,
): Promise<PulledPage> => {
  const peerReadSeq = conversations.get(conversationID)?.peerReadSeq
  const target = parseConversationID(conversationID)
  const { userID } = session.me.get()
  if (target?.type === TYPES.CONV_C2C) {
    const reply = await caller.call('roamC2CMessages', {
      peerAccount: target.id,
      count,
      messageKey: before === null ? '' : messageKey(before),
      lastMessageTime: before?.time ?? 0,
    })
    return pageOf(reply, [], (stored) => toMessage(stored, userID, peerReadSeq))
  }
  const reply = await caller.call('roamGroupMessages', {
    groupID: target?.id ?? '',
    count,
    sequence: before === null ? 0 : before.sequence - 1,
  })
  return pageOf(reply, reply.invisibleSequenceList, (stored) => toMessage(stored, userID))
}

const pageOf = (
  reply: Pick<Reply<'roamC2CMessages'>, 'messageList' | 'complete'>,
  invisible: readonly number[],
  read: (stored: StoredMessage) => Message,
): PulledPage => {
  const messages = reply.messageList.map(read).sort(bySequence)
  const spokenFor = [...messages.map(({ sequence }) => sequence), ...invisible.filter(isCount)]
  const isEmpty = spokenFor.length === 0
  return {
    messages,
    isComplete: reply.complete === 1,
    from: isEmpty ? null : Math.min(...spokenFor),
    to: isEmpty ? null : Math.max(...spokenFor),
  }
}

const bySequence = (a: Message, b: Message): number => a.sequence - b.sequence
