import type { Match } from '@org/api-client/contract'
import type { MomentumMark } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { useLivePolling } from './live-polling'
import { useMoment } from './moment'
import { useShownIncident } from './use-shown-incident'

const { useGetIncidentsDataQuery } = matchDetailApi

/** What changes the course of a match. */
const MARKED: readonly string[] = ['goal', 'penalty', 'ownGoal', 'redCard', 'secondYellow']

/** The goals and red cards of a football match, for its momentum. Those of a shootout have no minute. */
export const useMomentumMarks = (match: Match, skip = false): MomentumMark[] => {
  const { data } = useGetIncidentsDataQuery({ matchid: match.id }, { ...useLivePolling(match), skip })
  const toShown = useShownIncident()
  const { isUntil } = useMoment()
  return (data?.list ?? []).flatMap((incident) => {
    const shown = toShown(incident)
    if (
      !isUntil(incident.id) ||
      shown.kind === 'period' ||
      !MARKED.includes(shown.kind) ||
      incident.kind === 'shootout_goal'
    )
      return []
    const { id, kind, side, label, player } = shown
    return [{ id, kind, side, minute: incident.minute, label: [shown.minute, player, label].filter(Boolean).join(' ') }]
  })
}
