import { TYPES } from '../protocol/constants'
import { groupPlace, parseConversationID, messageKey, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS } from '../protocol/limits'
import type { StoredMessage } from '../protocol/pushes'
import type { Caller, Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import type { Message } from '../store/message'
import type { Timelines } from '../store/timelines'

export type Position = Pick<Message, 'sequence' | 'random' | 'time'>

export interface PullContext {
  readonly caller: Caller
  readonly session: SessionState
  readonly services: Registry<Services>
  readonly timelines: Timelines
}

export interface PulledPage {
  /** In ascending order of sequence. */
  readonly messages: readonly Message[]
  /** The sequences of messages that the user may not see. */
  readonly invisible: readonly number[]
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
  { caller, session, services, timelines }: PullContext,
  conversationID: ConversationID,
  before: Position | null,
  /** Default: what the cloud config says. */
  given?: number,
): Promise<PulledPage> => {
  const target = parseConversationID(conversationID)
  const { userID } = session.me.get()
  const read = (stored: StoredMessage) => timelines.changes.read(stored, userID)
  const isPrivate = target !== null && target.type !== TYPES.CONV_GROUP
  const count = given ?? services.get('roamCount')?.(isPrivate ? 'c2c' : 'group') ?? MESSAGE_LIMITS.roamDefault
  if (isPrivate) {
    const reply = await caller.call('roamC2CMessages', {
      peerAccount: target.id,
      count,
      messageKey: before === null ? '' : messageKey(before),
      lastMessageTime: before?.time ?? 0,
    })
    return pageOf(reply, read)
  }
  const reply = await caller.call('roamGroupMessages', {
    ...groupPlace(target?.id ?? ''),
    count,
    sequence: before === null ? 0 : before.sequence - 1,
  })
  return pageOf(reply, read)
}

const pageOf = (
  reply: Pick<Reply<'roamC2CMessages'>, 'messageList' | 'complete' | 'invisibleSequenceList'>,
  read: (stored: StoredMessage) => Message,
): PulledPage => {
  const messages = reply.messageList.map(read).sort(bySequence)
  const unseen = reply.invisibleSequenceList.filter(isCount)
  const spokenFor = [...messages.map(({ sequence }) => sequence), ...unseen]
  const isEmpty = spokenFor.length === 0
  return {
    messages,
    invisible: unseen,
    isComplete: reply.complete === 1,
    from: isEmpty ? null : Math.min(...spokenFor),
    to: isEmpty ? null : Math.max(...spokenFor),
  }
}

const bySequence = (a: Message, b: Message): number => a.sequence - b.sequence
