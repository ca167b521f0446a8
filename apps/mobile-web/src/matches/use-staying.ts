import type { Match } from '@org/api-client/contract'
import { isFinished } from '@org/domain'
import { useState } from 'react'
import { tickKey } from './live-scores'

/**
 * The matches that a list shows, and those of them that have ended since: a match that one watches does not leave the moment
 * it ends.
 *
 * @param list Names what is listed: another list keeps nothing of the one before.
 */
export const useStaying = (matches: readonly Match[], shown: readonly Match[], list: string): readonly Match[] => {
  const [was, setWas] = useState({ list, keys: new Set<string>() })
  const keys = shown.map(tickKey)
  const isOther = was.list !== list
  if (isOther || keys.some((key) => !was.keys.has(key)))
    setWas({ list, keys: new Set([...(isOther ? [] : was.keys), ...keys]) })
  const here = new Set(keys)
  const staying = isOther
    ? []
    : matches.filter((match) => {
        const key = tickKey(match)
        return was.keys.has(key) && !here.has(key) && isFinished(match.sport_id, match.status)
      })
  return staying.length === 0 ? shown : [...shown, ...staying]
}
