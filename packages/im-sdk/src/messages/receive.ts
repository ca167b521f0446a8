import type { Trace } from '../connection/trace'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { isGroupType, TYPES } from '../protocol/constants'
import type { PushBodies, StoredMessage } from '../protocol/pushes'
import { beginWith, isTopic, isUnknown } from '../store/conversation-record'
import type { Conversations } from '../store/conversations'
import type { Rooms } from '../store/rooms'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import { announceable, decide, trimUnwatched, type Timelines } from '../store/timelines'
import type { PushAcknowledger } from './ack-pushes'
import { applyToConversation } from '../store/apply-to-conversation'
import type { Message } from '../store/message'

export interface ReceiveContext {
  readonly emitter: Emitter
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
  readonly rooms: Rooms
  readonly acknowledger: PushAcknowledger
  readonly trace: Trace
  readonly services: Registry<Services>
  /** A message arrived ahead of others that are missing. */
  readonly onGap: (conversationID: string) => void
}

/** Takes pushed messages: each is put in its place once, counted once, and told of once. */
export class Receiver {
  readonly #context: ReceiveContext

  constructor(context: ReceiveContext) {
    this.#context = context
  }

  receive({ messageList, sessionData }: PushBodies['pushMessages']): void {
    const { session, acknowledger, emitter, timelines } = this.#context
    const { phase, userID } = session.me.get()
    if (phase !== 'in' || !Array.isArray(messageList)) return
    const taken = runsOf(messageList).map((run) =>
      this.#take(
        run.map((stored) => timelines.changes.read(stored, userID)),
        run[0]?.groupType ?? '',
      ),
    )
    if (typeof sessionData === 'string' && sessionData !== '') acknowledger.add(sessionData)
    const fresh = taken.length === 1 && taken[0] !== undefined ? taken[0] : taken.flat()
    const told = this.#withoutSignals(fresh)
    if (told.length > 0) emitter.emit(EVENT.MESSAGE_RECEIVED, told)
  }

  #withoutSignals(fresh: readonly Message[]): readonly Message[] {
    const takeSignal = this.#context.services.get('takeSignal')
    if (takeSignal === undefined) return fresh
    return fresh.filter((message) => !message.onlineOnlyFlag || !takeSignal(message))
  }

  /** Puts neighbours of one conversation in their places; it changes once. Answers what may be told of. */
  #take(run: readonly Message[], groupType: string): readonly Message[] {
    const { timelines, conversations, rooms, onGap } = this.#context
    const [first] = run
    if (first === undefined) return run
    if (groupType === TYPES.GRP_AVCHATROOM) {
      const room = rooms.get(first.to)
      return this.#arrived(run.filter((message) => room?.receive(message) ?? false))
    }
    if (first.onlineOnlyFlag) return this.#arrived(run.filter((message) => this.#isNew(message)))
    const { conversationID } = first
    const record = conversations.open(conversationID)
    if (record === null) return []
    const held = timelines.open(conversationID, record.sequence || null)
    const { timeline } = held
    const { sequence: known, isProvisional } = record
    let highest = 0
    const place = (message: Message): boolean => {
      const { sequence } = message
      if (!this.#isNew(message)) return false
      /** A conversation that was first met in the middle: what is pushed below is no history. */
      if (isProvisional) timeline.expectFrom(sequence - 1)
      const arrival = timeline.insert(message)
      /** A page of history may have shown it before its conversation knew of it. */
      const isFresh = arrival === 'fresh' || (arrival === 'known' && sequence > known && !message.isDeleted)
      if (!isFresh && arrival !== 'sent') return false
      held.undecided.delete(sequence)
      if (record.sequence === 0) beginWith(record, sequence)
      applyToConversation(record, message)
      highest = Math.max(highest, sequence)
      return isFresh
    }
    let isFresh: readonly boolean[] = []
    conversations.update(record, () => {
      isFresh = run.map(place)
      /** No sync tells of a topic: what was loaded of it stays history. */
      if (highest > 0 && held.undecided.size > 0 && !isUnknown(record) && !isTopic(record))
        for (const message of decide(held, record.messageReadSeq)) applyToConversation(record, message)
      if (highest > 0 && isGroupType(groupType)) record.subType = groupType
    })
    if (highest === 0) return []
    held.view.changed()
    if (record.isProvisional || known === 0) conversations.metUnknown()
    if (highest > timeline.top) onGap(conversationID)
    trimUnwatched(held)
    const fresh = isFresh.includes(false) ? run.filter((_, index) => isFresh[index]) : run
    return announceable(held, this.#arrived(fresh), !isUnknown(record))
  }

  /** How late messages are counts by when they come, not by when the app may be told of them. */
  #arrived(fresh: readonly Message[]): readonly Message[] {
    this.#context.trace.emit?.({ type: 'received', times: fresh.map(({ time }) => time) })
    return fresh
  }

  #isNew(message: Message): boolean {
    return this.#context.timelines.isNew(senderKey(message))
  }
}

/** Neighbours of one conversation together; a frame mostly holds no others. */
const runsOf = (list: readonly StoredMessage[]): readonly (readonly StoredMessage[])[] => {
  const runs: (readonly StoredMessage[])[] = []
  let begin = 0
  for (let index = 1; index < list.length; index++) {
    if (!isElsewhere(list[index], list[index - 1])) continue
    runs.push(list.slice(begin, index))
    begin = index
  }
  return begin === 0 ? [list] : [...runs, list.slice(begin)]
}

const isElsewhere = (a: StoredMessage | undefined, b: StoredMessage | undefined): boolean =>
  a?.groupID !== b?.groupID ||
  (a?.sequence === 0) !== (b?.sequence === 0) ||
  (a?.groupID === '' && (a.fromAccount !== b?.fromAccount || a.toAccount !== b.toAccount))

const CLIENT_SEQUENCES = 2 ** 21

/**
 * `random` and the low bits of `clientSequence` in one number: two messages of the last hundred share it never in
 * practice.
 */
const senderKey = ({ random, clientSequence }: Message): number =>
  random * CLIENT_SEQUENCES + (clientSequence % CLIENT_SEQUENCES)
