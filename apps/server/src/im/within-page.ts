import { PAGE_BYTES } from './gateway/limits'

/** The first items that fit in one reply, at least one. */
export const withinPage = <Item>(items: readonly Item[], textOf: (item: Item) => string): readonly Item[] => {
  let bytes = 0
  const end = items.findIndex((item) => {
    bytes += Buffer.byteLength(textOf(item))
    return bytes > PAGE_BYTES
  })
  return end === -1 ? items : items.slice(0, Math.max(1, end))
}
