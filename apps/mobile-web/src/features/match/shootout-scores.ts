import type { AnnulledIncident, Incident } from '@org/api-client/contract'

const SIDES = ['home', 'away'] as const

/** The score of the shootout after each of its kicks, by the id of the incident. */
export const shootoutScores = (incidents: readonly (Incident | AnnulledIncident)[]): ReadonlyMap<number, string> => {
  const goals = { home: 0, away: 0 }
  const scores = new Map<number, string>()
  for (const incident of incidents) {
    if ('reason' in incident || (incident.kind !== 'shootout_goal' && incident.kind !== 'shootout_missed')) continue
    const side = SIDES.find((each) => each === incident.side)
    if (side && incident.kind === 'shootout_goal') goals[side] += 1
    scores.set(incident.id, `${goals.home} – ${goals.away}`)
  }
  return scores
}
