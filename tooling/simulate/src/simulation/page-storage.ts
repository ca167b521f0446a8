import type { Message } from '@org/im-sdk'
import { memoryOutbox } from '@org/im-sdk/testing'
import { textOf } from './event-log'

type Storage = ReturnType<typeof memoryOutbox>['storage']

/** What a browser keeps while the page of a device is closed: the messages that it has not sent yet. */
export class PageStorage {
  readonly storage: Storage
  private readonly kept

  constructor(bugs: { readonly unsentForgotten?: boolean; readonly unsentReversed?: boolean }) {
    const { kept, storage } = memoryOutbox()
    this.kept = kept
    this.storage = {
      ...storage,
      take: async (...how) => {
        const taken = await storage.take(...how)
        if (bugs.unsentForgotten === true) return []
        return bugs.unsentReversed === true ? taken.toReversed() : taken
      },
    }
  }

  /** The texts of unsent messages, in the order in which they were written. */
  get texts(): readonly string[] {
    return Array.from(this.kept.values(), ({ message }) => textOf(message satisfies Message))
  }
}
