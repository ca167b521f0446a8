import { PROTOCOL } from '../protocol/limits'

/** Counts up to the last number and then starts again at the first. Rule: IM-6. */
export const nextSequence = (sequence: number): number => (sequence === PROTOCOL.maxSequence ? 0 : sequence + 1)
