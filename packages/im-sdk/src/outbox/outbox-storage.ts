import type { Message } from '../store/message'

export interface KeptMessage {
  /** App and user. */
  readonly user: string
  /** The tab that sends it. */
  readonly owner: string
  /** When it was stored, in epoch milliseconds. */
  readonly at: number
  /** Its files may be `File` objects. */
  readonly message: Message
}

/** The port for unsent messages. Every call may reject. */
export interface OutboxStorage {
  /** Stores a message behind the others if it `fits` with those of the same user. Resolves with its key, or null. */
  add(kept: KeptMessage, fits: (others: readonly KeptMessage[]) => boolean): Promise<number | null>
  remove(key: number): Promise<void>
  /**
   * Makes `owner` the owner of the user's messages whose present owner `isGone`, and resolves with them and their
   * keys in the order in which they were added. Two tabs never get the same message for one owner.
   */
  take(
    user: string,
    owner: string,
    isGone: (owner: string) => boolean,
  ): Promise<readonly (readonly [key: number, kept: KeptMessage])[]>
}
