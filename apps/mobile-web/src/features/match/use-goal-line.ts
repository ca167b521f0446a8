import type { Match } from '@org/api-client/contract'
import { SPORT, type ScoreLine } from '@org/domain'
import type { MatchHeadProps } from '@org/ui/sport'
import { useEffect, useState } from 'react'
import { matchDetailApi } from '../../api/match-details'
import { useTranslation } from '../../i18n/use-translation'
import { useMatchFace } from '../../matches/use-match-face'
import { shownScore, type Shown } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import { useShownIncident } from '../../parts/match/use-shown-incident'

const { useLazyGetIncidentsDataQuery } = matchDetailApi

type Side = 'home' | 'away'

/** A goal is news for this time. */
const SHOWN_MS = 30_000
/** A goal waits this long for its scorer, so that it is not announced without. */
export const SCORER_MS = 3_000

interface Goal {
  side: Side
  /** A goal that was taken back. */
  annulled: boolean
  /** The clock at the goal. */
  clock: string
}

/**
 * The goal that was scored or taken back last since the page shows the match, for its head: with the scorer as soon as the incidents
 * tell, until then with the team. Undefined where goals are not shown: in other sports.
 */
export const useGoalLine = (match: Shown<Match>): MatchHeadProps['goal'] => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { clock } = useMatchFace(match)
  const isFootball = match.sport_id === SPORT.football
  const score = shownScore(match)
  const [seen, setSeen] = useState<{ score: ScoreLine | null; goal: Goal | null }>({ score, goal: null })
  if (seen.score?.home !== score?.home || seen.score?.away !== score?.away) {
    const change = goalBetween(seen.score, score)
    setSeen({ score, goal: change && { ...change, clock } })
  }
  const { goal } = seen
  const [told, setTold] = useState<Goal | null>(null)
  const [ask, { currentData }] = useLazyGetIncidentsDataQuery()
  useEffect(() => {
    if (!goal || !isFootball) return undefined
    const tell = () => setTold(goal)
    // The views of the page get what has changed at once, too.
    void ask({ matchid: match.id }).then(tell)
    const waited = setTimeout(tell, SCORER_MS)
    const end = setTimeout(() => setSeen((now) => (now.goal === goal ? { ...now, goal: null } : now)), SHOWN_MS)
    return () => {
      clearTimeout(waited)
      clearTimeout(end)
    }
  }, [goal, isFootball, ask, match.id])
  const toShown = useShownIncident()
  if (!isFootball) return undefined
  if (!goal || !score || told !== goal) return null
  if (goal.annulled) {
    const team = shortName(match[`${goal.side}team`], lang)
    const text = `${t(($) => $.goalCancelled)} ${team} ${score.home}–${score.away}`
    return { id: `annulled ${score.home}-${score.away} ${goal.clock}`, side: goal.side, text, annulled: true }
  }
  const incident = currentData?.list
    .filter(({ home_score, away_score }) => home_score === score.home && away_score === score.away)
    .map((each) => toShown(each))
    // An earlier one with this score was cancelled.
    .findLast((shown) => shown.kind !== 'period' && shown.score !== undefined)
  const known = incident && incident.kind !== 'period' ? incident : null
  const who = known?.player ?? shortName(match[`${goal.side}team`], lang)
  return {
    id: `${score.home}-${score.away}`,
    side: goal.side,
    text: `${known?.label ?? t(($) => $.incidents.goal)} ${who} ${known?.minute ?? goal.clock}`,
  }
}

/** The side that has scored, or whose goal was taken back. A page that missed several goals shows none of them as new. */
const goalBetween = (before: ScoreLine | null, now: ScoreLine | null): Omit<Goal, 'clock'> | null => {
  if (!before || !now) return null
  const [home, away] = [now.home - before.home, now.away - before.away]
  if (Math.abs(home) + Math.abs(away) !== 1) return null
  return { side: home === 0 ? 'away' : 'home', annulled: home + away < 0 }
}
