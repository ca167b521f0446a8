import { IndexedDatabase, settled } from '../store/indexed-database'
import type { Message } from '../store/message'
import type { SequenceRange } from '../store/timelines'
import {
  byBlock,
  isCleared,
  isWithin,
  compareKeys,
  keyOf,
  merged,
  NO_BLOCKS,
  split,
  type Block,
  type Directory,
  type MessageKey,
} from './blocks'
import { searchTextOf } from './search-text'

/** What a search wants to see. Times are inclusive, in epoch seconds. */
export interface Wanted {
  readonly from: number
  readonly to: number
  /** Only older messages than this one; null for all. */
  readonly before: MessageKey | null
}

const BLOCKS = 'blocks'
const DIRECTORY = 0
const LOADED_AT_ONCE = 4

/**
 * The messages of a user that this device has seen. They are in blocks in the order of time: a block is written and
 * read as a whole, which costs a browser a hundredth of what an index of words costs. Every call may reject.
 */
export class MessageIndex {
  readonly #database: IndexedDatabase
  readonly #blockSize: number

  constructor(name: string, blockSize = 128) {
    this.#database = new IndexedDatabase(name, (created) => created.createObjectStore(BLOCKS))
    this.#blockSize = blockSize
  }

  /** Adds messages or replaces them. Forgets those that are revoked or deleted, and beyond `most` the oldest. */
  async write(seen: readonly Message[], most: number): Promise<void> {
    await this.#database.within('readwrite', BLOCKS, async (store) => {
      let directory = await directoryIn(store)
      for (const [place, messages] of byBlock(directory, seen)) {
        const block = directory.blocks[place]
        const all = merged(block === undefined ? [] : await messagesIn(store, block), messages, isGone)
        const kept = all.filter((message) => !isCleared(directory.cleared, message))
        directory = replaced(store, directory, place, split(kept, this.#blockSize))
      }
      store.put(await trimmed(store, directory, most), DIRECTORY)
    })
  }

  /** Passes on messages, the newest first, as long as `take` returns true. */
  async find({ from, to, before }: Wanted, take: (message: Message) => boolean): Promise<void> {
    const isWanted = (key: MessageKey) => key[0] <= to && (before === null || compareKeys(key, before) < 0)
    await this.#database.within('readonly', BLOCKS, async (store) => {
      const blocks = (await directoryIn(store)).blocks.filter(({ first }) => isWanted(first)).reverse()
      for (let at = 0; at < blocks.length; at += LOADED_AT_ONCE) {
        const loaded = blocks.slice(at, at + LOADED_AT_ONCE).map((block) => messagesIn(store, block))
        for (const message of (await Promise.all(loaded)).flatMap((messages) => [...messages].reverse())) {
          if (message.time < from) return
          if (isWanted(keyOf(message)) && !take(message)) return
        }
      }
    })
  }

  /** Forgets what the user has deleted, and what the user has cleared for good. */
  async forget(gone: readonly SequenceRange[]): Promise<void> {
    await this.#database.within('readwrite', BLOCKS, async (store) => {
      let directory = await directoryIn(store)
      const cleared = new Map(directory.cleared)
      const isNew = ({ conversationID, from, to }: SequenceRange) => from > 1 || to > (cleared.get(conversationID) ?? 0)
      const news = gone.filter(isNew)
      if (news.length === 0) return
      for (let place = directory.blocks.length - 1; place >= 0; place--) {
        const block = directory.blocks[place]
        const held = block === undefined ? [] : await messagesIn(store, block)
        const kept = held.filter((message) => !news.some((range) => isWithin(range, message)))
        if (kept.length < held.length) directory = replaced(store, directory, place, [kept])
      }
      for (const { conversationID, from, to } of news) if (from === 1) cleared.set(conversationID, to)
      store.put({ ...directory, cleared }, DIRECTORY)
    })
  }

  async clear(): Promise<void> {
    await this.#database.within('readwrite', BLOCKS, (store) => settled(store.clear()))
  }
}

const isGone = (message: Message): boolean => message.isRevoked || message.isDeleted || searchTextOf(message) === ''

const directoryIn = async (store: IDBObjectStore): Promise<Directory> =>
  ((await settled(store.get(DIRECTORY))) as Directory | undefined) ?? NO_BLOCKS

const messagesIn = async (store: IDBObjectStore, { id }: Block): Promise<readonly Message[]> =>
  ((await settled(store.get(id))) as readonly Message[] | undefined) ?? []

/** Writes these parts instead of the block at a place. */
const replaced = (
  store: IDBObjectStore,
  directory: Directory,
  place: number,
  parts: readonly (readonly Message[])[],
): Directory => {
  const { nextID, blocks } = directory
  const old = blocks[place]
  if (old !== undefined) store.delete(old.id)
  const added = parts.flatMap((messages, index) => {
    const [first] = messages
    if (first === undefined) return []
    store.put(messages, nextID + index)
    return [{ id: nextID + index, first: keyOf(first), size: messages.length }]
  })
  return {
    ...directory,
    nextID: nextID + added.length,
    blocks: [...blocks.slice(0, place), ...added, ...blocks.slice(place + 1)],
  }
}

/** Without the oldest messages beyond `most`. */
const trimmed = async (store: IDBObjectStore, directory: Directory, most: number): Promise<Directory> => {
  const [oldest] = directory.blocks
  const excess = directory.blocks.reduce((total, { size }) => total + size, 0) - most
  if (oldest === undefined || excess <= 0) return directory
  const kept = excess < oldest.size ? (await messagesIn(store, oldest)).slice(excess) : []
  return trimmed(store, replaced(store, directory, 0, [kept]), most)
}
