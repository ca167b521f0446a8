import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { allStadiums } from '../../store/matches/football-import'
import type { MatchRow } from '../../store/matches/matches'
import { scorersOf } from '../../store/matches/national-teams'
import type { LeftOut } from '../../store/matches/season-part'
import { teamsById } from '../../store/matches/teams'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireEvent, wireMatch, wireTeam } from '../matches/wire-match'
import { venueIn } from '../matches/venue'
import { readCup } from './cup'

const SCORERS = 50

/** Everything of the newest World Cup; empty without one. */
export const cupTopic = async (
  context: Context,
  leftOut: LeftOut,
  lang: Language,
): Promise<ReplyOf<Endpoints['getFifaTopic']>> => {
  const cup = await readCup(context, leftOut, lang)
  if (cup === null) return { event: null, groups: [], bracket: [], matches: [], scorers: [], stadiums: [] }
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
    stadiums: await stadiumsOf(context, cup.matches, lang),
    scorers: scorers.flatMap(({ player_en, player_zh, team_id, ...row }) => {
      const team = teams.get(team_id)
      return team ? [{ ...row, player: lang === 'zh' ? player_zh : player_en, team: wireTeam(team, 'small') }] : []
    }),
  }
}

type Stadium = ReplyOf<Endpoints['getFifaTopic']>['stadiums'][number]

/** The grounds of these matches, the largest first. */
const stadiumsOf = async ({ db }: Context, matches: readonly MatchRow[], lang: Language): Promise<Stadium[]> => {
  const [first] = matches
  if (first === undefined) return []
  return (await allStadiums(db)).flatMap(({ city, name, country, capacity }) => {
    const venue = `${name}, ${city}`
    const own = matches.filter((match) => match.venue === venue)
    if (own.length === 0) return []
    return [{ name: venueIn({ ...first, venue }, lang), country, capacity, matchids: own.map(({ id }) => id) }]
  })
}
