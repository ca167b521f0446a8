import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { scorersOf } from '../../store/matches/national-teams'
import type { LeftOut } from '../../store/matches/season-part'
import { teamsById } from '../../store/matches/teams'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireEvent, wireMatch, wireTeam } from '../matches/wire-match'
import { readCup } from './cup'

const SCORERS = 50

/** Everything of the newest World Cup; empty without one. */
export const cupTopic = async (
  context: Context,
  leftOut: LeftOut,
  lang: Language,
): Promise<ReplyOf<Endpoints['getFifaTopic']>> => {
  const cup = await readCup(context, leftOut, lang)
  if (cup === null) return { event: null, groups: [], bracket: [], matches: [], scorers: [] }
  const scorers = await scorersOf(context.db, { seasonId: cup.season_id, leftOut, limit: SCORERS })
  const teams = await teamsById(
    context.db,
    scorers.map(({ team_id }) => team_id),
  )
  return {
    event: wireEvent(cup.competition),
    groups: [...cup.groups],
    bracket: [...cup.bracket],
    matches: cup.matches.map((row) => wireMatch(row, lang)),
    scorers: scorers.flatMap(({ player_en, player_zh, team_id, ...row }) => {
      const team = teams.get(team_id)
      return team ? [{ ...row, player: lang === 'zh' ? player_zh : player_en, team: wireTeam(team, 'small') }] : []
    }),
  }
}
