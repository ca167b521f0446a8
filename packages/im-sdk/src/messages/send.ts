import { asImError, imError, type ImError } from '../protocol/im-error'
import { TYPES } from '../protocol/constants'
import { isMediaType } from '../store/media-payloads'
import type { Outgoing } from '../store/outgoing'
import type { Caller, RequestBody } from '../rpc/caller'
import { beginWith, type Conversations } from '../store/conversations'
import type { Rooms, RoomTimeline } from '../store/rooms'
import type { SessionState } from '../store/session-state'
import { trimUnwatched } from '../store/timelines'
import { applyToConversation } from '../store/apply-to-conversation'
import type { History } from './history'
import type { Outbox } from './outbox'
import type { MediaMessage, Message } from '../store/message'

export interface SentData {
  readonly message: Message
}

export interface SenderContext {
  readonly caller: Caller
  readonly session: SessionState
  readonly conversations: Conversations
  readonly rooms: Rooms
  readonly history: History
  readonly outgoing: Outgoing
  readonly outbox: Outbox
  /** The list has a gap below a sent message, or messages above it wait to be announced. */
  readonly onGap: (conversationID: string) => void
}

/**
 * Sends messages. A message appears in the list at once as `unsend`, then becomes `success` with the server's time
 * and sequence, or `fail`.
 */
export class Sender {
  readonly #context: SenderContext
  readonly #running = new Map<string, Promise<SentData>>()
  /**
   * The list that shows each message being sent, by message id. The message stays in it even if the user leaves the
   * room meanwhile.
   */
  readonly #shownIn = new Map<string, RoomTimeline>()

  constructor(context: SenderContext) {
    this.#context = context
  }

  /**
   * Sends the same message only once: a call during a send shares its result, a call after success returns the sent
   * message.
   */
  async send(message: Message): Promise<SentData> {
    this.#check(message)
    const running = this.#running.get(message.ID)
    if (running !== undefined) return running
    const known = this.#find(message)
    if (known?.status === 'success') return { message: known }
    const run = this.#run({ ...message, status: 'unsend' }).finally(() => {
      this.#running.delete(message.ID)
      this.#shownIn.delete(message.ID)
    })
    this.#running.set(message.ID, run)
    return run
  }

  #check(message: Message): void {
    const { phase, userID } = this.#context.session.me.get()
    if (phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    if (typeof message !== 'object' || message === null || typeof message.ID !== 'string' || message.flow !== 'out')
      throw imError('MESSAGE_INSTANCE_REQUIRED')
    if (message.from !== userID) throw imError('MESSAGE_INSTANCE_REQUIRED', 'The message was made by another user.')
  }

  #find(message: Message): Message | null {
    const room = this.#roomOf(message)
    return room === null
      ? this.#context.history.open(message.conversationID).timeline.find(message.ID)
      : room.find(message.ID)
  }

  async #run(made: Message): Promise<SentData> {
    let message = made
    const change = (changed: Message) => {
      message = changed
      this.#show(changed)
    }
    this.#show(message)
    try {
      const { outgoing } = this.#context
      if (isMedia(made) && outgoing.get('upload') === undefined) throw imError('COS_UNDETECTED')
      for (const step of outgoing.steps) {
        const next = step(message, change)
        /** Steps without a promise are not awaited, so messages leave in the order of the calls. */
        const stepped = next instanceof Promise ? await next : next
        if (stepped !== message) change(stepped)
      }
      const { time, sequence } = await this.#context.outbox.deliver(message, () => this.#transmit(message))
      return { message: this.#settle({ ...message, status: 'success', time, sequence }) }
    } catch (thrown) {
      if (this.#context.session.me.get().userID !== message.from) throw sendError(thrown)
      const arrived = this.#find(message)
      /** The reply was lost, but the message itself has arrived. */
      if (arrived?.status === 'success') return { message: arrived }
      this.#show({ ...message, status: 'fail' })
      throw sendError(thrown)
    }
  }

  #transmit(message: Message) {
    const { caller } = this.#context
    const { to, priority, cloudCustomData, clientTime, clientSequence, random } = message
    const sent = { msgBody: [elementOf(message)], cloudCustomData, clientTime, clientSequence, random }
    return message.conversationType === TYPES.CONV_C2C
      ? caller.call('sendC2CMessage', { toAccount: to, ...sent })
      : caller.call('sendGroupMessage', { groupID: to, priority, ...sent })
  }

  #show(message: Message): void {
    const room = this.#roomOf(message)
    if (room !== null) {
      this.#shownIn.set(message.ID, room)
      return room.addUnsent(message)
    }
    const { timeline, view } = this.#context.history.open(message.conversationID)
    timeline.addUnsent(message)
    view.changed()
  }

  #settle(message: Message): Message {
    const room = this.#roomOf(message)
    if (room !== null) {
      room.replace(message)
      return room.find(message.ID) ?? message
    }
    const { conversations, history, onGap } = this.#context
    const { conversationID, sequence } = message
    const held = history.open(conversationID)
    const record = conversations.open(conversationID)
    if (held.timeline.insert(message) !== 'known' && record !== null) {
      conversations.update(record, (changed) => {
        if (changed.sequence === 0) beginWith(changed, sequence)
        applyToConversation(changed, message)
      })
      if (record.isProvisional) conversations.metUnknown()
      if (sequence > held.timeline.top || held.untold.length > 0) onGap(conversationID)
      trimUnwatched(held)
    }
    held.view.changed()
    return held.timeline.find(message.ID) ?? message
  }

  #roomOf(message: Message) {
    if (message.conversationType !== TYPES.CONV_GROUP) return null
    return this.#shownIn.get(message.ID) ?? this.#context.rooms.get(message.to)
  }
}

const isMedia = (message: Message): message is MediaMessage => isMediaType(message.type)

const elementOf = (message: Message): RequestBody<'sendC2CMessage'>['msgBody'][number] => {
  if (message.type === TYPES.MSG_UNKNOWN) throw imError('MESSAGE_INSTANCE_REQUIRED')
  const { type: msgType, payload } = message
  const msgContent = isMedia(message) ? { ...payload, file: undefined } : payload
  /** The only cast of elements: the payload of a type has exactly its fields. */
  return { msgType, msgContent } as RequestBody<'sendC2CMessage'>['msgBody'][number]
}

/** The code of the failure; MESSAGE_SEND_FAIL if there is none. Rule: IM-26. */
const sendError = (thrown: unknown): ImError => {
  const error = asImError(thrown)
  return error.errorName === 'UNEXPECTED' ? imError('MESSAGE_SEND_FAIL', undefined, thrown) : error
}
