import type { Incident, Match } from '@org/api-client/contract'
import { SPORT, statusName } from '@org/domain'
import { IncidentTimeline, type Incident as Shown } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import { livePolling } from './live-polling'

const { useGetIncidentsDataQuery } = matchDetailApi

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
const GOALS: readonly string[] = ['goal', 'own_goal', 'penalty_goal', 'shootout_goal']

/** Goals, cards and substitutions, newest first. */
export const IncidentsView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetIncidentsDataQuery({ matchid: match.id }, livePolling(match))
  const toShown = useShown()
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.empty.incidents) } }}
    >
      {({ list }) => (
        <IncidentTimeline label={t(($) => $.views.incidents)} incidents={list.toReversed().map(toShown)} />
      )}
    </QueryView>
  )
}

const useShown = () => {
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
      ...(GOALS.includes(kind) ? { score } : {}),
    }
  }
}
