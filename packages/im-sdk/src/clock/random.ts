/** The port for randomness: a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** An unsigned 32-bit integer, the width of a message's `random`. */
export const uint32 = (random: Random): number => Math.floor(random() * 4_294_967_296)
