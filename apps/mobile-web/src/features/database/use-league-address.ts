import { useSearchParams } from 'react-router'
import { usePageParams } from '../../hooks/use-page-params'

/** The parts of the address of a league's page besides its tab. */
type Choice = 'season' | 'round' | 'scope'

const SCOPES = ['total', 'home', 'away'] as const

/** What the address of a league's page names, and the choice of something else, which replaces the entry of the history. */
export const useLeagueAddress = () => {
  const { sname, cid } = usePageParams('league')
  const [query, setQuery] = useSearchParams()
  return {
    /** As requests name it; the season is 0 for the newest. */
    path: { sport: sname, event_id: cid, season_id: numberIn(query.get('season')) },
    tab: query.get('tab'),
    /** From 1; 0 for the current one. */
    round: numberIn(query.get('round')),
    scope: SCOPES.find((scope) => scope === query.get('scope')) ?? 'total',
    choose: (name: Choice, value: string) =>
      setQuery(
        (params) => {
          // Seasons have different rounds.
          if (name === 'season') params.delete('round')
          params.set(name, value)
          return params
        },
        { replace: true },
      ),
  }
}

const numberIn = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0)
