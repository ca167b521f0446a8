import type { Incident } from '@org/api-client/contract'
import { countsInScore, SPORT, statusName } from '@org/domain'
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
  return (incident: Incident): Shown => {
    const id = String(incident.id)
    const score = `${incident.home_score} – ${incident.away_score}`
    if (incident.kind === 'period' || incident.side === 'none') {
      const name = statusName(SPORT.football, incident.status)
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
    }
  }
}
