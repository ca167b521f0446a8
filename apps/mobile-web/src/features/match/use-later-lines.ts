import { getTliveData, type Commentary } from '@org/api-client/contract'
import { useEffect, useState } from 'react'
import { apiClient } from '../../api/base'
import type { DetailSport } from './detail-sport'

const POLL_MS = 5_000
const NONE: readonly Commentary[] = []

interface LaterLines {
  sport: DetailSport
  matchid: number
  /** The first lines; polling starts when they are loaded. */
  after: readonly Commentary[] | undefined
  live: boolean
}

/** The lines after the first ones, polled by the last id while the match is live. */
export const useLaterLines = ({ sport, matchid, after, live }: LaterLines): readonly Commentary[] => {
  const [later, setLater] = useState({ after, lines: NONE })
  const lines = later.after === after ? later.lines : NONE
  const lastId = lines.at(-1)?.id ?? after?.at(-1)?.id ?? 0
  const ready = after !== undefined
  useEffect(() => {
    if (!ready || !live) return
    const abort = new AbortController()
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      void apiClient.call(getTliveData, { sport, matchid, startid: lastId }, { signal: abort.signal }).then(
        ({ list }) => list.length > 0 && setLater({ after, lines: [...lines, ...list] }),
        // After a failed poll, the next one starts from the same line.
        () => undefined,
      )
    }, POLL_MS)
    return () => {
      abort.abort()
      clearInterval(timer)
    }
  }, [ready, live, sport, matchid, lastId, after, lines])
  return lines
}
