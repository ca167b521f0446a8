import type { International, Match } from '@org/api-client/contract'
import { formatDay, localDay } from '@org/domain'
import { useLocale } from '../../hooks/use-locale'
import { shortName } from '../../matches/team-names'
import { useLateDecision } from '../../matches/use-late-decision'
import { useZone } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'

/** An earlier result of a team, with or without a page of its own. */
export interface PastResult extends Pick<Match, 'hometeam' | 'awayteam' | 'home_score' | 'away_score'> {
  readonly id: string
  /** As it is shown. */
  readonly date: string
  readonly league: string
  /** How it was decided after its 90 minutes, if that is known and it was. */
  readonly decision: string | null
  /** Null if only the result is known. */
  readonly match: Match | null
}

/** Puts matches and results of national teams into one list, the newest first. */
export const usePastResults = () => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const zone = useZone()
  const decisionOf = useLateDecision()
  return (matches: readonly Match[], internationals: readonly International[]): PastResult[] => {
    const rows = [
      ...matches.map((match) => ({
        ...teamsAndScores(match),
        id: String(match.id),
        day: localDay(match.kickoff_time, zone) ?? '',
        league: shortName(match.matchevent, lang),
        decision: decisionOf(match),
        match,
      })),
      ...internationals.map((result) => ({
        ...teamsAndScores(result),
        id: `${result.date} ${result.hometeam.id}`,
        day: result.date,
        league: result.tournament,
        decision: null,
        match: null,
      })),
    ]
    return rows
      .toSorted((a, b) => b.day.localeCompare(a.day))
      .map(({ day, ...row }) => ({ ...row, date: formatDay(day, locale) ?? '' }))
  }
}

const teamsAndScores = ({ hometeam, awayteam, home_score, away_score }: International | Match) => ({
  hometeam,
  awayteam,
  home_score,
  away_score,
})
