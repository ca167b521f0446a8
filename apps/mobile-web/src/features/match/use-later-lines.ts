import { getTliveData, type AnnulledCommentary, type Commentary } from '@org/api-client/contract'
import { useEffect, useState } from 'react'
import { apiClient } from '../../api/base'
import type { DetailSport } from '../../parts/match/detail-sport'

const POLL_MS = 5_000
const NONE: readonly Commentary[] = []

interface LaterLines {
  sport: DetailSport
  matchid: number
  /** What was loaded first; polling starts then. */
  first: { readonly list: readonly Commentary[]; readonly annulled: readonly AnnulledCommentary[] } | undefined
  live: boolean
  /** Called when earlier lines were corrected: they are to be loaded again. */
  onCorrected: () => void
}

/** The lines after the first ones, polled by the last id while the match is live. */
export const useLaterLines = ({ sport, matchid, first, live, onCorrected }: LaterLines): readonly Commentary[] => {
  const [later, setLater] = useState({ first, lines: NONE })
  const lines = later.first === first ? later.lines : NONE
  const lastId = lines.at(-1)?.id ?? first?.list.at(-1)?.id ?? 0
  useEffect(() => {
    if (first === undefined || !live) return
    const abort = new AbortController()
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      void apiClient.call(getTliveData, { sport, matchid, startid: lastId }, { signal: abort.signal }).then(
        ({ list, annulled }) => {
          if (annulled.length !== first.annulled.length) onCorrected()
          else if (list.length > 0) setLater({ first, lines: [...lines, ...list] })
        },
        // After a failed poll, the next one starts from the same line.
        () => undefined,
      )
    }, POLL_MS)
    return () => {
      abort.abort()
      clearInterval(timer)
    }
  }, [live, sport, matchid, lastId, first, onCorrected, lines])
  return lines
}
