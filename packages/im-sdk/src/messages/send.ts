import { asImError, imError, type ImError } from '../protocol/im-error'
import { TYPES } from '../protocol/constants'
import { groupPlace } from '../protocol/ids'
import type { Outgoing } from '../store/outgoing'
import type { Caller } from '../rpc/caller'
import { beginWith } from '../store/conversation-record'
import type { Conversations } from '../store/conversations'
import type { Rooms, RoomTimeline } from '../store/rooms'
import type { SessionState } from '../store/session-state'
import { trimUnwatched } from '../store/timelines'
import { asStored } from './as-stored'
import { applyToConversation } from '../store/apply-to-conversation'
import type { History } from './history'
import type { Outbox } from './outbox'
import type { Message } from '../store/message'
import { c2cBody, groupBody, needsUpload, sendBody } from './send-body'
import { checkedOptions, type SendMessageOptions } from './send-options'

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
   * message. Without `options` those of the last attempt apply.
   */
  async send(given: Message, options?: SendMessageOptions): Promise<SentData> {
    this.#check(given)
    const message = this.#withOptions(given, options)
    const running = this.#running.get(message.ID)
    if (running !== undefined) return running
    const known = this.#find(message)
    const run = this.#released(message, known?.status === 'success' ? { message: known } : null).finally(() => {
      this.#running.delete(message.ID)
      this.#shownIn.delete(message.ID)
    })
    this.#running.set(message.ID, run)
    return run
  }

  /** A message of an earlier start: shown, and sent in its turn unless it has failed. */
  restore(message: Message): void {
    this.#check(message)
    if (this.#running.has(message.ID) || this.#find(message)?.status === 'unsend') return
    if (this.#find(message)?.status !== 'success') this.#show(message)
    if (message.status === 'unsend') this.#context.outbox.add(message)
  }

  /** Removes a message that has failed and is not being sent again. Returns whether it was one. */
  drop(message: Message): boolean {
    const { outgoing, outbox, history } = this.#context
    const { ID, conversationID } = message
    const known = this.#find(message)
    if (known?.status !== 'fail' || this.#running.has(ID)) return false
    outbox.forget(ID)
    outgoing.get('release')?.(known, imError('MESSAGE_SEND_FAIL'))
    const room = this.#roomOf(known)
    if (room !== null) room.remove(ID)
    else {
      const { timeline, view } = history.open(conversationID)
      timeline.remove(known)
      view.changed()
    }
    return true
  }

  /** Sends the message unless it is `known`, then tells its keeper how that has ended. */
  async #released(message: Message, known: SentData | null): Promise<SentData> {
    const release = this.#context.outgoing.get('release')
    try {
      const sent = known ?? (await this.#run({ ...message, status: 'unsend' }))
      release?.(message, null)
      return sent
    } catch (thrown) {
      release?.(message, asImError(thrown))
      throw thrown
    }
  }

  #check(message: Message): void {
    const { phase, userID } = this.#context.session.me.get()
    if (phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    if (typeof message !== 'object' || message === null || typeof message.ID !== 'string' || message.flow !== 'out')
      throw imError('MESSAGE_INSTANCE_REQUIRED')
    if (message.from !== userID) throw imError('MESSAGE_INSTANCE_REQUIRED', 'The message was made by another user.')
  }

  /** The message carries its options until it has arrived. The app may resend it as it was made. */
  #withOptions(message: Message, options: SendMessageOptions | undefined): Message {
    if (options === undefined) return this.#find(message) ?? message
    if (this.#running.has(message.ID)) return message
    const checked = checkedOptions(options)
    return { ...message, ...checked, onlineOnlyFlag: checked.onlineOnlyFlag && this.#roomOf(message) === null }
  }

  #find(message: Message): Message | null {
    if (message.onlineOnlyFlag) return null
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
      if (needsUpload(made) && outgoing.get('upload') === undefined) throw imError('COS_UNDETECTED')
      for (const step of outgoing.steps(made)) {
        const next = step(message, change)
        /** Steps without a promise are not awaited, so messages leave in the order of the calls. */
        const stepped = next instanceof Promise ? await next : next
        if (stepped !== message) change(stepped)
      }
      const { time, sequence, readReceiptCode, msgBody, cloudCustomData, ...sender } = await this.#deliver(message)
      message = asStored(message, { msgBody, cloudCustomData })
      /** As receivers see the sender. A server may leave it out. */
      const nick = sender.nick || message.nick
      const avatar = sender.avatar || message.avatar
      const nameCard = sender.nameCard || message.nameCard
      const senderLevel = sender.senderLevel ?? message.senderLevel
      const senderRole = sender.senderRole ?? message.senderRole
      const { offlinePushInfo: _push, isExcludedFromContentModeration: _free, ...arrived } = message
      const needReadReceipt = message.needReadReceipt && !readReceiptCode
      const shown = { nick, avatar, nameCard, senderLevel, senderRole, needReadReceipt }
      return { message: this.#settle({ ...arrived, ...shown, status: 'success', time, sequence }) }
    } catch (thrown) {
      if (this.#context.session.me.get().userID !== message.from) throw sendError(thrown)
      const arrived = this.#find(message)
      /** The reply was lost, but the message itself has arrived. */
      if (arrived?.status === 'success') return { message: arrived }
      this.#show({ ...message, status: 'fail' })
      throw sendError(thrown)
    }
  }

  /** A message for users who are online now is worth nothing after a reconnect. */
  #deliver(message: Message) {
    return message.onlineOnlyFlag
      ? this.#transmit(message)
      : this.#context.outbox.deliver(message, () => this.#transmit(message))
  }

  #transmit(message: Message) {
    const { caller } = this.#context
    const { to } = message
    const sent = sendBody(message)
    return message.conversationType === TYPES.CONV_C2C
      ? caller.call('sendC2CMessage', { toAccount: to, ...sent, ...c2cBody(message) })
      : caller.call('sendGroupMessage', { ...groupPlace(to), ...sent, ...groupBody(message) })
  }

  #show(message: Message): void {
    if (message.onlineOnlyFlag) return
    const room = this.#roomOf(message)
    if (room !== null) {
      this.#shownIn.set(message.ID, room)
      return room.addUnsent(message)
    }
    const { timeline, view } = this.#context.history.open(message.conversationID)
    timeline.addUnsent(message)
    view.changed()
  }

  #settle(arrived: Message): Message {
    if (arrived.onlineOnlyFlag) return arrived
    const room = this.#roomOf(arrived)
    if (room !== null) {
      room.replace(arrived)
      return room.find(arrived.ID) ?? arrived
    }
    const { conversations, history, onGap } = this.#context
    const { conversationID, sequence } = arrived
    const held = history.open(conversationID)
    const record = conversations.open(conversationID)
    /** The peer may read it before the reply. */
    const message = { ...arrived, isPeerRead: sequence <= (record?.peerReadSeq ?? 0) }
    if (held.timeline.insert(message) !== 'known' && record !== null) {
      const isFirst = record.sequence === 0
      conversations.update(record, (changed) => {
        if (isFirst) beginWith(changed, sequence)
        applyToConversation(changed, message)
      })
      if (isFirst || record.isProvisional) conversations.metUnknown()
      if (sequence > held.timeline.top || held.unannounced.length > 0) onGap(conversationID)
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

/** The code of the failure; MESSAGE_SEND_FAIL if there is none. Rule: IM-26. */
const sendError = (thrown: unknown): ImError => {
  const error = asImError(thrown)
  return error.errorName === 'UNEXPECTED' ? imError('MESSAGE_SEND_FAIL', undefined, thrown) : error
}
