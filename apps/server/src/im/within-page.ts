import { forWire } from '@org/im-sdk/protocol'
import { PAGE_BYTES } from './gateway/limits'

/** The first items that fit in one reply, at least one. */
export const withinPage = <Item>(items: readonly Item[], bytesOf: (item: Item) => number): readonly Item[] => {
  let bytes = 0
  const end = items.findIndex((item) => {
    bytes += bytesOf(item)
    return bytes > PAGE_BYTES
  })
  return end === -1 ? items : items.slice(0, Math.max(1, end))
}

/** The size of a value as JSON in wire names. */
export const wireBytes = (value: object): number => Buffer.byteLength(JSON.stringify(forWire(value)))
