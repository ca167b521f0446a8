import { imError } from '../protocol/im-error'

export interface VersionedPage<Item> {
  readonly items: readonly Item[]
  /** Where the next page begins; 0 on the last one. */
  readonly next: number
  /** The version of the list that the page belongs to. */
  readonly version: number
}

/** More pages than any list has, and more versions than one reading meets. They stop the loop if the server is broken. */
const MAX_PAGES = 1_000
const MAX_TRIES = 10

/**
 * All items of a list whose pages belong to one version: `read` gets where a page begins and the version of the pages
 * before (0 for the first). A list that changes meanwhile is read from its beginning.
 */
export const readPages = async <Item>(
  read: (startIndex: number, lastSequence: number) => Promise<VersionedPage<Item>>,
): Promise<{ readonly items: readonly Item[]; readonly version: number }> => {
  let items: Item[] = []
  let place = { startIndex: 0, version: 0 }
  for (let pages = 0, tries = 0; pages < MAX_PAGES && tries < MAX_TRIES; pages++) {
    const { startIndex, version: lastSequence } = place
    const page = await read(startIndex, lastSequence)
    if (startIndex > 0 && page.version !== lastSequence) {
      items = []
      place = { startIndex: 0, version: 0 }
      tries += 1
      continue
    }
    items.push(...page.items)
    if (page.next === 0) return { items, version: page.version }
    if (page.next <= startIndex) break
    place = { startIndex: page.next, version: page.version }
  }
  throw endless()
}

/** All items of a list: `read` gets where a page begins, and returns where the next one does; null after the last. */
export const readAll = async <Item, Place>(
  first: Place,
  read: (place: Place) => Promise<{ readonly items: readonly Item[]; readonly next: Place | null }>,
): Promise<readonly Item[]> => {
  const all: Item[] = []
  let place = first
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next } = await read(place)
    all.push(...items)
    if (next === null) return all
    if (next === place) break
    place = next
  }
  throw endless()
}

const endless = () => imError('REPLY_INVALID', 'The server keeps returning pages without an end.')
