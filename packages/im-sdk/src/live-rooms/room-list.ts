import { LIVE_ROOM_LIMITS } from '../protocol/limits'
import { RecentSet } from '../store/recent-set'
import type { Message, MessageListData } from '../store/message'
import type { RoomTimeline } from '../store/rooms'

/**
 * The newest messages of a chat room, without duplicates. Old ones are dropped in blocks, so that adding a message
 * needs no copy.
 */
export class RoomList implements RoomTimeline {
  readonly #onChange: () => void
  #messages: Message[] = []
  readonly #sequences = new RecentSet<number>(LIVE_ROOM_LIMITS.sequenceDedupe)
  readonly #ids = new RecentSet<string>(LIVE_ROOM_LIMITS.messageIDs)
  /** Own messages by id. The room's copy replaces them. */
  readonly #own = new Map<string, number>()
  #dropped = 0

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  receive(message: Message): boolean {
    const isNew = this.#sequences.add(message.sequence)
    if (message.isDeleted) {
      this.remove(message.ID)
      return false
    }
    if (this.#own.has(message.ID)) {
      this.replace(message)
      return false
    }
    return isNew && this.receiveBroadcast(message)
  }

  /** Broadcasts have a separate numbering and are identified by their id. */
  receiveBroadcast(message: Message): boolean {
    if (!this.#ids.add(message.ID)) return false
    /** The message was sent before the user entered the room, and is now sent again. */
    if (message.flow === 'out') this.#own.set(message.ID, this.#dropped + this.#messages.length)
    this.#append(message)
    return true
  }

  addUnsent(message: Message): void {
    if (this.#own.has(message.ID)) return this.replace(message)
    this.#own.set(message.ID, this.#dropped + this.#messages.length)
    this.#append(message)
  }

  replace(message: Message): void {
    const index = this.#indexOf(message.ID)
    if (index < 0) return
    /** The room's copy contains more (name, badge) than the reply to the sender. */
    const isRicher = this.#messages[index]?.nick !== '' && message.nick === ''
    if (!isRicher) this.#messages[index] = message
    this.#onChange()
  }

  remove(ID: string): void {
    const index = this.#indexOf(ID)
    if (index < 0) return
    this.#messages.splice(index, 1)
    this.#own.delete(ID)
    for (const [own, place] of this.#own) if (place > index + this.#dropped) this.#own.set(own, place - 1)
    this.#onChange()
  }

  find(ID: string): Message | null {
    return this.#messages[this.#indexOf(ID)] ?? null
  }

  page(ID: string | null, count: number): MessageListData | null {
    const end = ID === null ? this.#messages.length : this.#messages.findIndex((message) => message.ID === ID)
    if (end === -1) return null
    const messageList = this.#messages.slice(Math.max(this.#firstShown, end - count), end)
    const isCompleted = messageList.length < count
    return { messageList, isCompleted, nextReqMessageID: isCompleted ? '' : (messageList[0]?.ID ?? '') }
  }

  newest(): readonly Message[] {
    return this.#messages.slice(this.#firstShown)
  }

  /** The room restarted its numbering: new sequences are unrelated to those already seen. */
  forgetSequences(): void {
    this.#sequences.clear()
  }

  #indexOf(ID: string): number {
    const own = (this.#own.get(ID) ?? -1) - this.#dropped
    return this.#messages[own]?.ID === ID ? own : this.#messages.findLastIndex((message) => message.ID === ID)
  }

  get #firstShown(): number {
    return Math.max(0, this.#messages.length - LIVE_ROOM_LIMITS.heldMessages)
  }

  #append(message: Message): void {
    this.#messages.push(message)
    if (this.#messages.length >= 2 * LIVE_ROOM_LIMITS.heldMessages) this.#drop()
    this.#onChange()
  }

  #drop(): void {
    const count = this.#messages.length - LIVE_ROOM_LIMITS.heldMessages
    this.#messages = this.#messages.slice(count)
    this.#dropped += count
    for (const [ID, place] of this.#own) if (place < this.#dropped) this.#own.delete(ID)
  }
}
