import { isInPlay, type Match } from '@org/domain'

const LIVE_POLL_MS = 10_000

/** Details of a match in play are polled, those of other matches fetched once. */
export const livePolling = (match: Pick<Match, 'sport_id' | 'status'>) => ({
  pollingInterval: isInPlay(match.sport_id, match.status) ? LIVE_POLL_MS : 0,
  skipPollingIfUnfocused: true,
  refetchOnReconnect: true,
})
