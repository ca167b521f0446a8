import {
  formatTime,
  halfTimeLine,
  isLiveSoon,
  matchPhase,
  matchStatusName,
  minutesToKickoff,
  SPORT,
  type MatchPhase,
} from '@org/domain'
import type { Match } from '@org/api-client/contract'
import { useTranslation } from '../i18n/use-translation'
import { useNowValue } from '../hooks/use-now'
import { useZone } from '../site/zone-context'
import type { Shown } from './spoiler-shield'
import { useLateDecision } from './use-late-decision'
import { useMatchClock } from './use-match-clock'

const PHASES = { waiting: 'waiting', inPlay: 'live', finished: 'finished', abnormal: 'off' } as const satisfies Record<
  MatchPhase,
  string
>

export interface MatchFace {
  phase: (typeof PHASES)[MatchPhase]
  clock: string
  note?: string
  soon?: string
  corners?: string
}

/** The texts at the left of a match row and in a match head: phase, clock, and the line below. */
export const useMatchFace = (match: Shown<Match>): MatchFace => {
  const { t } = useTranslation('scores')
  const zone = useZone()
  const running = useMatchClock(match)
  const minutes = useNowValue((now) => (isLiveSoon(match, now) ? (minutesToKickoff(match, now) ?? 0) : 0))
  const phase = matchPhase(match.sport_id, match.status)
  const name = matchStatusName(match)
  const status = name ? t(($) => $.status[name]) : t(($) => $.phase[phase])
  const decision = useLateDecision()(match)
  const half = halfTimeLine(match)
  const hidden = match.scoreHidden ? { note: t(($) => $.hidden) } : {}
  const halfNote = half ? { note: `${t(($) => $.half)} ${half.home}-${half.away}` } : {}
  const corners =
    match.home_corner + match.away_corner > 0
      ? { corners: `${t(($) => $.corners)} ${match.home_corner}-${match.away_corner}` }
      : {}
  if (phase === 'waiting')
    return {
      phase: 'waiting',
      clock: formatTime(match.kickoff_time, zone) ?? '',
      ...(minutes > 0 ? { soon: t(($) => $.soon, { count: minutes }) } : match.round ? { note: match.round } : {}),
      ...corners,
    }
  if (phase !== 'inPlay')
    return {
      phase: PHASES[phase],
      clock: status,
      ...(decision ? { note: decision } : halfNote),
      ...corners,
      ...hidden,
    }
  // Extra time, and a long last minute, say that it was a draw.
  if (match.scoreHidden && name !== null && DRAWS.includes(name))
    return { phase: 'live', clock: t(($) => $.status.inPlay), ...hidden }
  if (match.sport_id === SPORT.football)
    return {
      phase: 'live',
      clock: running === null || name === 'halfTime' ? status : `${running}'`,
      // The clock does not say that it is extra time.
      ...(name !== null && name in EXTRA_HALVES ? { note: status } : halfNote),
      ...corners,
      ...hidden,
    }
  return running === null || match.scoreHidden
    ? { phase: 'live', clock: status, ...hidden }
    : { phase: 'live', clock: status, note: running }
}

const EXTRA_HALVES = { extraTime: true, extraSecondHalf: true }

const DRAWS: readonly string[] = [
  'beforeExtraTime',
  'extraTime',
  'extraHalfTime',
  'extraSecondHalf',
  'beforeShootout',
  'penaltyShootout',
  'overtime',
]
