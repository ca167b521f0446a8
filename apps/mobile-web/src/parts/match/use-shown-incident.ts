import type { AnnulledIncident, Incident } from '@org/api-client/contract'
import { countsInScore, whistleName } from '@org/domain'
import type { Incident as Shown } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'

const KINDS = {
  goal: 'goal',
  own_goal: 'ownGoal',
  penalty_goal: 'penalty',
  shootout_goal: 'penalty',
  penalty_missed: 'missedPenalty',
  shootout_missed: 'missedPenalty',
  yellow_card: 'yellowCard',
  second_yellow: 'secondYellow',
  red_card: 'redCard',
  substitution: 'substitution',
  var: 'var',
} as const

/** Puts an incident of the contract into the words of the timeline. */
export const useShownIncident = () => {
  const { t } = useTranslation('match')
  const { t: scores } = useTranslation('scores')
  /** `kicks`: the score of the shootout after a kick of it; the score of the match does not change any more. */
  return (incident: Incident | AnnulledIncident, kicks?: string): Shown => {
    const reason = 'reason' in incident ? incident.reason : null
    // A later incident may have the same number.
    const id = reason === null ? String(incident.id) : `annulled ${incident.id} ${incident.kind}`
    const score = `${incident.home_score} – ${incident.away_score}`
    if (incident.kind === 'period' || incident.side === 'none') {
      const name = whistleName(incident)
      return { id, kind: 'period', text: `${name ? scores(($) => $.status[name]) : ''} ${score}`.trim() }
    }
    const { kind } = incident
    return {
      id,
      kind: KINDS[kind],
      side: incident.side,
      minute: incident.added > 0 ? `${incident.minute}+${incident.added}'` : `${incident.minute}'`,
      label: t(($) => $.incidents[kind]),
      ...namesOf(incident),
      ...(countsInScore(kind) ? { score } : {}),
      ...(kicks === undefined ? {} : { score: kicks }),
      ...(reason === null ? {} : { annulled: t(($) => $.annulled[reason]) }),
    }
  }
}

/** The first name is the one that counts: who comes on in a substitution. A check by video is about a player, and says so first. */
const namesOf = ({ kind, player, second_player }: Incident | AnnulledIncident) => {
  const [first, second] =
    kind === 'substitution' ? [second_player, player] : kind === 'var' ? ['', player] : [player, second_player]
  return { ...(first !== '' && { player: first }), ...(second !== '' && { detail: second }) }
}
