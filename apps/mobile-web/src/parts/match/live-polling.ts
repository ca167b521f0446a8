import { isInPlay, type Match } from '@org/domain'
import { useEffect, useState } from 'react'

/** The match itself: its status and score, should there be no ticks. */
export const INFO_POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnReconnect: true } as const

const LIVE_POLL_MS = 10_000

/** Whether a match is in play, or was within the last poll: that one has the last goal and the final whistle. */
export const useIsPolled = ({ sport_id, status }: Pick<Match, 'sport_id' | 'status'>): boolean => {
  const isLive = isInPlay(sport_id, status)
  const [wasLive, setWasLive] = useState(isLive)
  useEffect(() => {
    if (isLive) return setWasLive(true)
    const end = setTimeout(() => setWasLive(false), LIVE_POLL_MS + 1_000)
    return () => clearTimeout(end)
  }, [isLive])
  return isLive || wasLive
}

/**
 * Details of a match in play are polled, and once after its end; those of other matches are fetched once. What a view
 * shows first is at most as old as a poll.
 */
export const useLivePolling = (match: Pick<Match, 'sport_id' | 'status'>) => ({
  pollingInterval: useIsPolled(match) ? LIVE_POLL_MS : 0,
  skipPollingIfUnfocused: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: LIVE_POLL_MS / 1_000,
})
