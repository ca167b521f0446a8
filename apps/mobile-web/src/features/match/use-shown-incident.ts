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
  return (incident: Incident | AnnulledIncident): Shown => {
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
      ...(incident.player ? { player: incident.player } : {}),
      ...(incident.second_player ? { detail: incident.second_player } : {}),
      ...(countsInScore(kind) || kind === 'shootout_goal' ? { score } : {}),
      ...(reason === null ? {} : { annulled: t(($) => $.annulled[reason]) }),
    }
  }
}
