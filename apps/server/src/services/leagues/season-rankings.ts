import type { Endpoints, League, Ranked, ReplyOf } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { leaguesOf } from '../../store/matches/leagues'
import { teamsById } from '../../store/matches/teams'
import { rankingOf, type RankingRow, type RankingType } from '../../store/matches/rankings'
import type { LeftOut } from '../../store/matches/season-part'
import { playerIn } from '../matches/incidents'
import { wireTeam } from '../matches/wire-match'
import type { Context } from '../context'
import type { Language } from '../language'
import { competitionKind } from './competition-kind'
import { findSeason, seasonOf, type SeasonPath } from './find-season'
import { wireLeague } from './list-leagues'

const LENGTH = 30
/** How many leagues the billboard covers. */
const ON_BILLBOARD = 8

/** The first of a season. */
export const seasonRanking = async (
  context: Context,
  path: SeasonPath,
  type: RankingType,
  lang: Language,
): Promise<Ranked[]> => {
  const { part } = await findSeason(context, path)
  const { rows } = await rankingOf(context.db, { parts: [part], type, offset: 0, limit: LENGTH })
  return (await wireRanking(context, rows, lang)).map(({ ranked }) => ranked)
}

interface BillboardPage {
  readonly type: RankingType
  readonly page: number
  readonly size: number
  readonly leftOut?: LeftOut
}

/** A page of the ranking over the newest seasons of the best known football leagues and cups; friendlies do not count. */
export const billboard = async (
  context: Context,
  { type, page, size, ...counting }: BillboardPage,
  lang: Language,
): Promise<ReplyOf<Endpoints['getBillboard']>> => {
  const { db } = context
  const known = await leaguesOf(db, { sport: SPORT.football, offset: 0, limit: 2 * ON_BILLBOARD })
  const leagues = known.filter((league) => competitionKind(league) !== 'friendly').slice(0, ON_BILLBOARD)
  const seasons = await Promise.all(leagues.map((league) => seasonOf(context, league, { season_id: 0, ...counting })))
  // The matches of a league may have been deleted or hidden since.
  const parts = seasons.flatMap((season) => season?.part ?? [])
  const query = { parts, type, offset: (page - 1) * size, limit: size }
  const { rows, total } = await rankingOf(db, query)
  const byId = new Map(leagues.map((league) => [league.id, wireLeague(league)]))
  const list = (await wireRanking(context, rows, lang)).flatMap(({ competitionId, ranked }) => {
    const league: League | undefined = byId.get(competitionId)
    return league === undefined ? [] : [{ ...ranked, league }]
  })
  return { list, total, page }
}

const wireRanking = async ({ db }: Context, rows: readonly RankingRow[], lang: Language) => {
  const teams = await teamsById(
    db,
    rows.map(({ team_id }) => team_id),
  )
  return rows.flatMap(({ competition_id, team_id, place, value, penalties, red, simulated, ...names }) => {
    const team = teams.get(team_id)
    if (team === undefined) return []
    const player = playerIn({ ...names, second_en: null, second_zh: null }, lang)
    const ranked = { place, player, team: wireTeam(team), value, penalties, red, simulated: simulated ? 1 : 0 } as const
    return [{ competitionId: competition_id, ranked }]
  })
}
