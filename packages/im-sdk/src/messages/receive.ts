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

  /** Messages of one conversation, in the order of the frame: each is put in its place, the conversation changes once. */
  const takeRun = (messages: Run, groupType: string, fresh: Message[]): void => {
    const { conversationID } = messages[0]
    const record = conversations.open(conversationID)
    if (record === null) return
    const held = timelines.open(conversationID, record.sequence || null)
    const { timeline } = held
    const placed: Message[] = []
    for (const message of messages) {
      if (!timelines.recent.add(senderKey(message))) continue
      const arrival = timeline.insert(message)
      if (arrival !== 'known') placed.push(message)
      if (arrival === 'fresh') fresh.push(message)
    }
    const [first] = placed
    if (first === undefined) return
    held.view.changed()
    conversations.update(record, (changed) => {
      if (changed.sequence === 0) beginWith(changed, first.sequence)
      if (isGroupType(groupType)) changed.subType = groupType
      for (const message of placed) applyToConversation(changed, message)
    })
    if (record.isProvisional) onUnknown()
    if (placed.some(({ sequence }) => sequence > timeline.top)) onGap(conversationID)
    trimUnwatched(held)
  }

  const takeInRoom = (messages: Run, fresh: Message[]): void => {
    const room = rooms.get(messages[0].to)
    for (const message of messages) if (room?.receive(message)) fresh.push(message)
  }

  return ({ messageList, sessionData }: PushBodies['pushMessages']): void => {
    const { phase, userID } = session.me.get()
    if (phase !== 'in' || !Array.isArray(messageList)) return
    const fresh: Message[] = []
    for (const { groupType, messages } of runsOf(messageList, userID))
      if (groupType === TYPES.GRP_AVCHATROOM) takeInRoom(messages, fresh)
      else takeRun(messages, groupType, fresh)
    if (typeof sessionData === 'string' && sessionData !== '') acknowledger.add(sessionData)
    if (fresh.length === 0) return
    trace.tell?.({ type: 'received', times: fresh.map(({ time }) => time) })
    emitter.emit(EVENT.MESSAGE_RECEIVED, fresh)
  }
}

type Run = readonly [Message, ...Message[]]

/** Neighbours of one conversation together: a frame mostly holds no others. */
const runsOf = (messageList: readonly StoredMessage[], myID: string) => {
  const runs: { readonly groupType: string; readonly messages: [Message, ...Message[]] }[] = []
  for (const stored of messageList) {
    const message = toMessage(stored, myID)
    const run = runs.at(-1)
    if (run?.messages[0].conversationID === message.conversationID) run.messages.push(message)
    else runs.push({ groupType: stored.groupType, messages: [message] })
  }
  return runs
}

const CLIENT_SEQUENCES = 2 ** 21

/** `random` and the low bits of `clientSequence` in one number: two messages of the last hundred share it never in practice. */
const senderKey = ({ random, clientSequence }: Message): number =>
  random * CLIENT_SEQUENCES + (clientSequence % CLIENT_SEQUENCES)
