import type { Message } from '@org/im-sdk'
import type { ChatStorage } from '@org/im-sdk/storage'
import { memoryOutbox } from '@org/im-sdk/testing'
import { textOf } from './event-log'
import type { SeededBugs } from './seeded-bugs'

type Storage = ReturnType<typeof memoryOutbox>['storage']

/** What a browser keeps while the page of a device is closed: drafts, and the messages that it has not sent yet. */
export class PageStorage {
  readonly storage: Storage
  /** Nothing else is kept: a page that is opened again learns its conversations and groups from the server. */
  readonly drafts: ChatStorage
  private readonly kept

  constructor(bugs: Pick<SeededBugs, 'unsentForgotten' | 'unsentReversed' | 'draftsForgotten'>) {
    const drafts = new Map<string, string>()
    this.drafts = {
      getItem: (key) => (bugs.draftsForgotten === true ? null : (drafts.get(key) ?? null)),
      setItem: (key, text) => {
        if (key.endsWith('_drafts')) drafts.set(key, text)
      },
    }
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
