/** What waits in each tab, by its owner. */
export type Shares<Item> = Map<string, Share<Item>>

interface Share<Item> {
  /** When its owner was there, in epoch milliseconds; 0 when it has left. */
  readonly at: number
  readonly items: readonly Item[]
}

export interface SharesReader<Item> {
  /** Whose share is no other's. */
  readonly owner: string
  readonly isItem: (value: unknown) => value is Item
  readonly now: number
}

/** Shares of others who are there, and what those have left who are not. */
export const parseShares = <Item>(
  text: string,
  { owner, isItem, now }: SharesReader<Item>,
): { readonly others: Shares<Item>; readonly left: readonly Item[] } => {
  const others: Shares<Item> = new Map()
  const left: Item[] = []
  try {
    // What another hand has stored may be anything else, and then ends here.
    for (const [other, { at, items }] of Object.entries(JSON.parse(text) as Record<string, Share<unknown>>)) {
      const known = items.filter(isItem)
      if (other === owner || known.length === 0) continue
      if (Math.abs(now - at) < GONE_MS) others.set(other, { at, items: known })
      else left.push(...known)
    }
  } catch {
    return { others, left }
  }
  return { others, left }
}

/**
 * Whoever has something to send tries it every minute, and says so; timers of pages that nobody sees run once a minute,
 * too.
 */
const GONE_MS = 300_000
