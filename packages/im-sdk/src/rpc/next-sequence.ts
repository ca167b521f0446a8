import { PROTOCOL } from '../protocol/limits'

/** Up to the last one, then from the first again. Source: im.md §7 Sequence numbers. */
export const nextSequence = (sequence: number): number => (sequence === PROTOCOL.maxSequence ? 0 : sequence + 1)
