import type { MatchRow } from '../../store/matches/matches'
import { isLeftOut, type LeftOut } from '../../store/matches/season-part'

type SeasonMatch = Pick<MatchRow, 'id' | 'stage_id' | 'attented' | 'kickoff_time' | 'home' | 'away'>

/**
 * Which teams of a group play in the knockout after it, from all matches of a season. Of a group with a result that is left out it says
 * nothing: who plays in the knockout tells how the matches of the group ended.
 */
export const qualifiedIn = (
  matches: readonly SeasonMatch[],
  knockout: ReadonlySet<number>,
  leftOut?: LeftOut,
): ((group: number, team: number) => boolean) => {
  const hidden = new Set(
    matches.filter((match) => leftOut && isLeftOut(leftOut, match)).map(({ stage_id }) => stage_id),
  )
  const last = new Map<number, number>()
  const plays = new Map<number, number>()
  for (const { stage_id, kickoff_time, home, away } of matches) {
    if (stage_id === null) continue
    if (!knockout.has(stage_id)) last.set(stage_id, Math.max(kickoff_time, last.get(stage_id) ?? 0))
    else for (const { id } of [home, away]) plays.set(id, Math.max(kickoff_time, plays.get(id) ?? 0))
  }
  return (group, team) => !hidden.has(group) && (plays.get(team) ?? 0) > (last.get(group) ?? 0)
}
