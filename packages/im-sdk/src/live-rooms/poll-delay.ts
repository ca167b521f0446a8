import { LIVE_ROOM_LIMITS } from '../protocol/limits'

export type PollOutcome = 'messages' | 'empty' | 'error'

/** Milliseconds until the next poll. Rule: IM-38. */
export const pollDelay = (outcome: PollOutcome, emptyPolls: number): number => {
  if (outcome === 'error') return LIVE_ROOM_LIMITS.pollAfterErrorMs
  return emptyPolls >= LIVE_ROOM_LIMITS.emptyPolls ? LIVE_ROOM_LIMITS.pollAfterEmptyMs : LIVE_ROOM_LIMITS.pollIntervalMs
}
