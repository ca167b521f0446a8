import { LIVE_ROOM_LIMITS, TIMING } from '../protocol/limits'

export type PollOutcome = 'messages' | 'empty' | 'error'

/** Milliseconds until the next poll. Source: im.md §4 Live-room polling. */
export const pollDelay = (outcome: PollOutcome, emptyPolls: number): number => {
  if (outcome === 'error') return TIMING.pollAfterErrorMs
  return emptyPolls >= LIVE_ROOM_LIMITS.emptyPolls ? TIMING.pollAfterEmptyMs : TIMING.pollIntervalMs
}
