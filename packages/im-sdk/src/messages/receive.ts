import type { Trace } from '../connection/trace'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { isGroupType, TYPES } from '../protocol/constants'
import type { PushBodies, StoredMessage } from '../protocol/pushes'
import { beginWith, type Conversations } from '../store/conversations'
import type { Rooms } from '../store/rooms'
import type { SessionState } from '../store/session-state'
import { trimUnwatched, type Timelines } from '../store/timelines'
import type { PushAcknowledger } from './ack-pushes'
import { applyToConversation } from '../store/apply-to-conversation'
import type { Message } from '../store/message'
import { toMessage } from '../store/to-message'

export interface ReceiveContext {
  readonly emitter: Emitter
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
  readonly rooms: Rooms
  readonly acknowledger: PushAcknowledger
  readonly trace: Trace
  /** A message arrived ahead of others that are missing. */
  readonly onGap: (conversationID: string) => void
  /** A message of a conversation that is not in the list has arrived. */
  readonly onUnknown: () => void
}

/** Takes pushed messages: each is put in its place once, counted once, and told of once. */
export const createReceiver = (context: ReceiveContext) => {
  const { emitter, session, timelines, conversations, rooms, acknowledger, trace, onGap, onUnknown } = context

  const take = (stored: StoredMessage, myID: string): Message | null => {
    const message = toMessage(stored, myID)
    if (stored.groupType === TYPES.GRP_AVCHATROOM) return rooms.get(stored.groupID)?.receive(message) ? message : null
    const { conversationID, sequence } = message
    if (!timelines.recent.add(senderKey(message))) return null
    const record = conversations.open(conversationID)
    if (record === null) return null
    const isUnknown = record.sequence === 0
    const held = timelines.open(conversationID, isUnknown ? null : record.sequence)
    const arrival = held.timeline.insert(message)
    if (arrival === 'known') return null
    held.view.changed()
    conversations.update(record, (changed) => {
      if (isUnknown) beginWith(changed, sequence)
      if (isGroupType(stored.groupType)) changed.subType = stored.groupType
      applyToConversation(changed, message)
    })
    if (record.isProvisional) onUnknown()
    if (sequence > held.timeline.top) onGap(conversationID)
    trimUnwatched(held)
    return arrival === 'fresh' ? message : null
  }

  return ({ messageList, sessionData }: PushBodies['pushMessages']): void => {
    const { phase, userID } = session.me.get()
    if (phase !== 'in' || !Array.isArray(messageList)) return
    const fresh: Message[] = []
    for (const stored of messageList) {
      const message = take(stored, userID)
      if (message !== null) fresh.push(message)
    }
    if (typeof sessionData === 'string' && sessionData !== '') acknowledger.add(sessionData)
    if (fresh.length === 0) return
    trace.tell?.({ type: 'received', times: fresh.map(({ time }) => time) })
    emitter.emit(EVENT.MESSAGE_RECEIVED, fresh)
  }
}

const CLIENT_SEQUENCES = 2 ** 21

/** `random` and the low bits of `clientSequence` in one number: two messages of the last hundred share it never in practice. */
const senderKey = ({ random, clientSequence }: Message): number =>
  random * CLIENT_SEQUENCES + (clientSequence % CLIENT_SEQUENCES)
