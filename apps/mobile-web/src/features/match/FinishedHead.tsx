import type { Incident, Match } from '@org/api-client/contract'
import { PostMatchHead, type Scorer } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { useLateDecision } from '../../matches/use-late-decision'
import { useMatchFace } from '../../matches/use-match-face'
import type { MatchPageHeadProps } from './match-page-head-props'
import { useHeadParts } from './use-head-parts'
import { useShownIncident } from '../../parts/match/use-shown-incident'
import { WatchButton } from './WatchButton'

const { useGetIncidentsDataQuery } = matchDetailApi

/** After the match: the result, and who scored or was sent off. */
export const FinishedHead = ({ sport, match, venue, rooms, ref }: MatchPageHeadProps) => {
  const { clock } = useMatchFace(match)
  const decision = useLateDecision()(match)
  const scorers = useScorers(match, sport === 'football')
  return (
    <PostMatchHead
      {...(ref ? { ref } : {})}
      {...useHeadParts(sport, match, venue)}
      clock={decision ? `${clock} · ${decision}` : clock}
      {...(sport === 'football' ? { scorers } : {})}
    >
      {rooms[0] && <WatchButton room={rooms[0]} />}
    </PostMatchHead>
  )
}

const SHOWN: readonly Incident['kind'][] = ['goal', 'own_goal', 'penalty_goal', 'red_card', 'second_yellow']

/** One line a player and kind, with all minutes. An incident without a player has no line. */
const useScorers = (match: Match, isFootball: boolean) => {
  // What was read during play, for another tab, may lack the last goal; after the end nothing polls.
  const options = { skip: !isFootball, refetchOnMountOrArgChange: true }
  const { data } = useGetIncidentsDataQuery({ matchid: match.id }, options)
  const toShown = useShownIncident()
  const lines = { home: new Map<string, Scorer>(), away: new Map<string, Scorer>() }
  for (const incident of data?.list ?? []) {
    const shown = toShown(incident)
    if (shown.kind === 'period' || !shown.player || !SHOWN.includes(incident.kind)) continue
    const id = `${shown.kind} ${shown.player}`
    const known = lines[shown.side].get(id)
    const minutes = known ? `${known.minutes}, ${shown.minute}` : (shown.minute ?? '')
    lines[shown.side].set(id, { id, player: shown.player, minutes, kind: shown.kind, label: shown.label })
  }
  return { home: [...lines.home.values()], away: [...lines.away.values()] }
}
