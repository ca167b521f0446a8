import type { Endpoints, League, ReplyOf } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { countLeagues, leaguesOf, shownLeagues } from '../../store/matches/leagues'
import type { CompetitionRow } from '../../store/matches/matches'
import { newestCup } from '../../store/matches/national-teams'
import { wireEvent } from '../matches/wire-match'
import type { Context } from '../context'

/** How many leagues of a sport the home page has. */
const ON_HOME = 12
const HOT = 8

/** The best known leagues of each sport, those that most live rooms show now, and the newest World Cup. */
export const databaseHome = async ({ db }: Context): Promise<ReplyOf<Endpoints['getDatabaseHome']>> => {
  const page = { offset: 0, limit: ON_HOME }
  const [basketball, football, hot, cup] = await Promise.all([
    leaguesOf(db, { sport: SPORT.basketball, ...page }),
    leaguesOf(db, { sport: SPORT.football, ...page }),
    shownLeagues(db, HOT),
    newestCup(db),
  ])
  return {
    bbList: basketball.map(wireLeague),
    fbList: football.map(wireLeague),
    hotList: hot.map(wireLeague),
    cup: cup && wireEvent(cup.competition),
  }
}

/** A page of all leagues, and their number. `sport` may be 0 for all. */
export const listLeagues = async (
  { db }: Context,
  { sport, page, size }: { readonly sport: number; readonly page: number; readonly size: number },
): Promise<{ list: League[]; total: number }> => {
  const rows = await leaguesOf(db, { sport, offset: (page - 1) * size, limit: size })
  return { list: rows.map(wireLeague), total: await countLeagues(db, sport) }
}

export const wireLeague = (row: CompetitionRow): League => ({
  ...wireEvent(row),
  sport_id: row.sport_id as League['sport_id'],
})
