import { PROTOCOL } from '../protocol/limits'

/** Counts up to the last number and then starts again at the first. Source: im.md §7 Sequence numbers. */
export const nextSequence = (sequence: number): number => (sequence === PROTOCOL.maxSequence ? 0 : sequence + 1)
