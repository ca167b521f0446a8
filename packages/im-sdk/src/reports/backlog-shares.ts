/** The waiting items of each tab, by the tab's owner id. */
export type Shares<Item> = Map<string, Share<Item>>

interface Share<Item> {
  /** When the owner was last active, in epoch milliseconds; 0 after it has left. */
  readonly at: number
  readonly items: readonly Item[]
}

export interface SharesReader<Item> {
  /** The id of this owner, different from all others. */
  readonly owner: string
  readonly isItem: (value: unknown) => value is Item
  readonly now: number
}

/** The shares of other active tabs, and the shares left by tabs that are gone. */
export const parseShares = <Item>(
  text: string,
  { owner, isItem, now }: SharesReader<Item>,
): { readonly others: Shares<Item>; readonly left: readonly Item[] } => {
  const others: Shares<Item> = new Map()
  const left: Item[] = []
  try {
    // Other code may have stored anything here; invalid values are dropped.
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
 * An owner with waiting items records its activity every minute when it tries to send. Timers of hidden pages also
 * run once a minute.
 */
const GONE_MS = 300_000
