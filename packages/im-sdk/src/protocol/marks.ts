const MARK_BITS = 64

/** Up to 64 bits as text, the first is rightmost, without leading zeros. */
export const isMarks = (bits: unknown): bits is string =>
  typeof bits === 'string' && bits.length <= MARK_BITS && /^(1[01]*)?$/.test(bits)

/** The marks of a text of bits, as powers of two; empty if it is not one. */
export const marksOf = (bits: unknown): readonly number[] =>
  isMarks(bits) ? [...bits].reverse().flatMap((bit, index) => (bit === '1' ? 2 ** index : [])) : []

/** The text of bits with one bit set or not. */
export const withMark = (bits: string, bit: number, isSet: boolean): string => {
  const all = bits.padStart(bit + 1, '0')
  const at = all.length - 1 - bit
  return `${all.slice(0, at)}${isSet ? '1' : '0'}${all.slice(at + 1)}`.replace(/^0+/, '')
}

/** The bit of a mark, which is a power of two; null for anything else. */
export const bitOfMark = (mark: unknown): number | null => {
  const bit = typeof mark === 'number' ? Math.log2(mark) : NaN
  return Number.isInteger(bit) && bit >= 0 && bit < MARK_BITS ? bit : null
}
