import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { parseConversationID } from '../protocol/ids'
import { imError, type ImError } from '../protocol/im-error'
import { OUTBOX_LIMITS } from '../protocol/limits'
import { isMediaType } from '../store/media-payloads'
import type { MediaMessage, Message } from '../store/message'
import type { KeptMessage, OutboxStorage } from './outbox-storage'
import type { TabLock } from './tab-lock'

type Context = Pick<ModuleContext, 'SDKAppID' | 'clock' | 'session' | 'rooms' | 'services'>

/** The unsent messages of this tab, from the attempt to send them until their fate is known. */
export class KeptMessages {
  readonly #context: Context
  readonly #storage: OutboxStorage
  readonly #tab: TabLock
  /** The key of each message, by its id; null if it could not be stored. */
  readonly #keys = new Map<string, Promise<number | null>>()
  #restored: Promise<unknown> = Promise.resolve()

  constructor(context: Context, storage: OutboxStorage, tab: TabLock) {
    this.#context = context
    this.#storage = storage
    this.#tab = tab
  }

  /** A step of sending: resolves when the message is stored and those of earlier starts are before it. */
  keep(message: Message): Message | Promise<Message> {
    if (this.#keys.has(message.ID) || !this.#isLasting(message)) return message
    const key = this.#store(message)
    this.#keys.set(message.ID, key)
    return this.#whenStored(message, key)
  }

  /** The message has arrived, or an attempt to send it has failed. It stays stored if it will be sent again. */
  release({ ID, from }: Message, error: ImError | null): void {
    const key = this.#keys.get(ID)
    const isSessionOver = this.#context.session.me.get().userID !== from
    const goesOn = error !== null && (isSessionOver || error.errorName === 'NETWORK_TIMEOUT')
    if (key === undefined || goesOn) return
    this.#keys.delete(ID)
    void this.#remove(key)
  }

  /** After a login: all messages whose tab is gone. After a reconnect: those of tabs that have gone meanwhile. */
  restore(isFirst: boolean): Promise<void> {
    const restored = this.#take(isFirst).catch(() => undefined)
    this.#restored = restored
    return restored
  }

  /** The session has ended. What is stored stays for the user's next login. */
  close(): void {
    this.#keys.clear()
    this.#tab.free()
  }

  /** A chat room is left with the session, and what is for those who are online now is nothing later. */
  #isLasting({ conversationType, to, onlineOnlyFlag }: Message): boolean {
    if (onlineOnlyFlag) return false
    return conversationType !== TYPES.CONV_GROUP || this.#context.rooms.get(to) === null
  }

  get #user(): string {
    const { SDKAppID, session } = this.#context
    return `${SDKAppID}_${session.me.get().userID}`
  }

  async #store(message: Message): Promise<number | null> {
    const kept = { user: this.#user, owner: this.#tab.id, at: this.#context.clock.now(), message }
    try {
      await this.#tab.hold()
      return await this.#storage.add(kept, (others) => fits([...others, kept]))
    } catch {
      return null
    }
  }

  /** A slow storage delays the message only so long. */
  async #whenStored(message: Message, key: Promise<number | null>): Promise<Message> {
    const { clock, session } = this.#context
    const stored = await new Promise<number | null>((resolve) => {
      const cancel = clock.after(OUTBOX_LIMITS.storeMs, () => resolve(null))
      void Promise.all([key, this.#restored]).then(([found]) => {
        cancel()
        resolve(found)
      })
    })
    if (session.me.get().userID !== message.from) throw imError('SDK_DESTROYED')
    return stored === null ? { ...message, isLostOnReload: true } : message
  }

  async #remove(key: Promise<number | null>): Promise<void> {
    try {
      const stored = await key
      if (stored !== null) await this.#storage.remove(stored)
    } catch {
      /** It is sent again after the next login, and the server recognises it. */
    }
    if (this.#keys.size === 0) this.#tab.free()
  }

  async #take(isFirst: boolean): Promise<void> {
    const user = this.#user
    const living = await this.#tab.living()
    if (living === null && !isFirst) return
    const isGone = (owner: string) => (owner === this.#tab.id ? isFirst : !living?.has(owner))
    await this.#tab.hold()
    const taken = await this.#storage.take(user, this.#tab.id, isGone)
    const isSame = this.#user === user && this.#context.session.me.get().phase === 'in'
    for (const [key, kept] of isSame ? taken : []) this.#show(key, kept)
    if (this.#keys.size === 0) this.#tab.free()
  }

  #show(key: number, { at, message }: KeptMessage): void {
    const { clock, session, services } = this.#context
    const stored = Promise.resolve(key)
    if (!isMessage(message) || message.from !== session.me.get().userID) return void this.#remove(stored)
    /** Written since the login. */
    if (this.#keys.has(message.ID)) return
    const isLate = clock.now() - at > OUTBOX_LIMITS.ageMs
    if (isLate) void this.#remove(stored)
    else this.#keys.set(message.ID, stored)
    services.get('restoreMessage')?.({ ...message, status: isLate ? 'fail' : 'unsend' })
  }
}

const fits = (all: readonly KeptMessage[]): boolean =>
  all.length <= OUTBOX_LIMITS.messages &&
  all.reduce((bytes, { message }) => bytes + fileBytes(message), 0) <= OUTBOX_LIMITS.fileBytes

const fileBytes = (message: Message): number => (isMedia(message) ? (message.payload.file?.size ?? 0) : 0)

const isMedia = (message: Message): message is MediaMessage => isMediaType(message.type)

/** Another version may have stored another shape. */
const isMessage = (value: unknown): value is Message => {
  if (typeof value !== 'object' || value === null) return false
  const { ID, conversationID, from, to, flow, random, clientSequence, payload } = value as Partial<Message>
  return (
    [ID, from, to].every((text) => typeof text === 'string' && text !== '') &&
    parseConversationID(conversationID) !== null &&
    flow === 'out' &&
    typeof random === 'number' &&
    typeof clientSequence === 'number' &&
    typeof payload === 'object' &&
    payload !== null
  )
}
