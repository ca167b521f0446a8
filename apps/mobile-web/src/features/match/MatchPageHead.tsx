import { isFinished, isWaiting } from '@org/domain'
import { MatchHead } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { isHeldBack } from '../../matches/spoiler-shield'
import { useMatchFace } from '../../matches/use-match-face'
import { FinishedHead } from './FinishedHead'
import type { MatchPageHeadProps } from './match-page-head-props'
import { useMoment } from '../../parts/match/moment'
import { useGoalLine } from './use-goal-line'
import { useHeadParts } from './use-head-parts'
import { useMatchShare } from './use-match-share'
import { WaitingHead } from './WaitingHead'
import { WatchButton } from './WatchButton'

/** The head of a match page: a countdown, a running clock or the result, and a link to a room that shows the match. */
export const MatchPageHead = (props: MatchPageHeadProps) => {
  const { match } = props
  const { minute } = useMoment()
  useMatchShare(match, useMatchFace(match).clock)
  if (isWaiting(match.sport_id, match.status)) return <WaitingHead {...props} />
  if (isFinished(match.sport_id, match.status) && minute === null && !isHeldBack(match))
    return <FinishedHead {...props} />
  // Another head for an earlier score, in which a goal is not shown as new.
  return <RunningHead key={minute ? `${minute.home_score}-${minute.away_score}` : 'now'} {...props} />
}

/** Also of an earlier minute of a finished match. */
const RunningHead = ({ sport, match, venue, rooms, ref }: MatchPageHeadProps) => {
  const { t } = useTranslation('match')
  const face = useMatchFace(match)
  const { minute } = useMoment()
  const goal = useGoalLine(match)
  const now = sport === 'basketball' && face.note && face.phase === 'live' ? `${face.clock} ${face.note}` : face.clock
  return (
    <MatchHead
      {...(ref ? { ref } : {})}
      {...useHeadParts(sport, match, venue)}
      phase={face.phase}
      clock={minute?.clock ?? now}
      {...(face.phase === 'live' && minute === null ? { live: t(($) => $.live), goal } : {})}
    >
      {rooms[0] && <WatchButton room={rooms[0]} />}
    </MatchHead>
  )
}
