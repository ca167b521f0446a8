import type { ModuleContext } from '../modules'
import type { Message } from '../store/message'
import { findMessage } from '../store/message-lists'

/** Ours: the most remembered messages. */
const REMEMBERED = 500

/**
 * Own messages that the user has deleted after they failed. If the server has one all the same, because only the reply was
 * lost, it stays away when it comes, and is deleted there.
 */
export class LeftOver {
  readonly #context: ModuleContext
  readonly #remove: (message: Message) => Promise<unknown>
  /** By id: whether the server has been asked to delete it. */
  readonly #dropped = new Map<string, boolean>()

  constructor(context: ModuleContext, remove: (message: Message) => Promise<unknown>) {
    this.#context = context
    this.#remove = remove
    context.timelines.changes.isLeftOver = (message) => this.#has(message)
    context.session.whenEnded(() => this.#dropped.clear())
  }

  add(ID: string): void {
    this.#dropped.set(ID, false)
    const [oldest] = this.#dropped.keys()
    if (this.#dropped.size > REMEMBERED && oldest !== undefined) this.#dropped.delete(oldest)
  }

  #has(message: Message): boolean {
    const { ID } = message
    const isAsked = this.#dropped.get(ID)
    if (isAsked === undefined || message.sequence === 0) return false
    /** The app sends it again. */
    if (findMessage(this.#context, ID) !== null) return !this.#dropped.delete(ID)
    if (isAsked) return true
    this.#dropped.set(ID, true)
    /** Again when it is seen the next time. */
    this.#remove(message).catch(() => this.#dropped.has(ID) && this.add(ID))
    return true
  }
}
