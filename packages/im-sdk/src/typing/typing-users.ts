import type { Cancel, Clock } from '../clock/clock'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import type { ConversationID } from '../protocol/ids'
import { TYPING_LIMITS } from '../protocol/limits'
import { Source, type View } from '../store/view'

export interface TypingUsersContext {
  readonly clock: Clock
  readonly emitter: Pick<Emitter, 'emit'>
}

type UserIDs = readonly string[]

const NOBODY: UserIDs = []

/** Who types in which one-to-one conversation, until a message arrives or nothing is heard for a while. */
export class TypingUsers {
  readonly #context: TypingUsersContext
  readonly #typing = new Source<ReadonlyMap<ConversationID, UserIDs>>(new Map())
  /** The end of each, in the order in which they were last heard of. */
  readonly #ends = new Map<ConversationID, Cancel>()

  constructor(context: TypingUsersContext) {
    this.#context = context
  }

  view(conversationID: ConversationID): View<UserIDs> {
    return {
      get: () => this.#typing.get().get(conversationID) ?? NOBODY,
      subscribe: (listener) => {
        let last = this.#typing.get().get(conversationID)
        return this.#typing.subscribe(() => {
          const next = this.#typing.get().get(conversationID)
          if (next === last) return
          last = next
          listener()
        })
      },
    }
  }

  start(conversationID: ConversationID, userID: string): void {
    const isNew = !this.#ends.has(conversationID)
    this.#ends.get(conversationID)?.()
    this.#ends.delete(conversationID)
    const [oldest] = this.#ends.keys()
    if (oldest !== undefined && this.#ends.size >= TYPING_LIMITS.shown) this.stop(oldest)
    this.#ends.set(
      conversationID,
      this.#context.clock.after(TYPING_LIMITS.expiresMs, () => this.stop(conversationID)),
    )
    if (isNew) this.#set(conversationID, [userID])
  }

  stop(conversationID: ConversationID): void {
    this.#ends.get(conversationID)?.()
    if (this.#ends.delete(conversationID)) this.#set(conversationID, NOBODY)
  }

  clear(): void {
    for (const conversationID of this.#ends.keys()) this.stop(conversationID)
  }

  #set(conversationID: ConversationID, userIDList: UserIDs): void {
    const typing = new Map(this.#typing.get())
    if (userIDList.length === 0) typing.delete(conversationID)
    else typing.set(conversationID, userIDList)
    this.#typing.set(typing)
    this.#context.emitter.emit(EVENT.TYPING_STATE_CHANGED, { conversationID, userIDList })
  }
}
