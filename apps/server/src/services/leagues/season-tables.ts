import type { Endpoints, ReplyOf, LeagueStanding } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { leaguesOf } from '../../store/matches/leagues'
import { teamsById } from '../../store/matches/teams'
import { formOf, type FormRow } from '../../store/matches/season-results'
import { roundIn, wireTeam } from '../matches/wire-match'
import type { Context } from '../context'
import type { Language } from '../language'
import { findSeason, type SeasonPath, type SeasonTable } from './find-season'
import { wireLeague } from './list-leagues'
import { standingsIn } from './standings'
import { zonesOf } from './zones'

type Tables = ReplyOf<Endpoints['getEventIntegral']>
type Scope = 'total' | 'home' | 'away'

const FORM_MATCHES = 5
/** Stages are stored with their English names. */
const ONLY_LEAGUE = 'League'

/** The tables of a season; only the total has zones. */
export const seasonTables = async (
  context: Context,
  path: SeasonPath,
  scope: Scope,
  lang: Language,
): Promise<Tables> => {
  const { league, tables } = await findSeason(context, path)
  const lists = await Promise.all(tables.map((table) => tableOf(context, league.id, table, scope)))
  return {
    tie_rule: tables[0]?.tie_rule ?? 'difference',
    groups: tables.flatMap(({ id, name }, at) => {
      const list = lists[at] ?? []
      return list.length === 0 ? [] : [{ id, name: name === ONLY_LEAGUE ? '' : roundIn(name, lang), list }]
    }),
  }
}

const tableOf = async (
  { db }: Context,
  competitionId: number,
  { part, isGroup, ...rules }: SeasonTable,
  scope: Scope,
): Promise<LeagueStanding[]> => {
  const where = scope === 'total' ? 'all' : scope
  const [rows, form] = await Promise.all([
    standingsIn(db, { part, rules, scope: where }),
    formOf(db, { part, where, limit: FORM_MATCHES }),
  ])
  const teams = await teamsById(
    db,
    rows.map(({ team_id }) => team_id),
  )
  const zoneOf = zonesOf({ competitionId, isGroup, teams: rows.length })
  return rows.flatMap(({ team_id, ...row }) => {
    const team = teams.get(team_id)
    if (team === undefined) return []
    const own = form.filter((match) => match.team_id === team_id).map(formMatch)
    return [{ ...row, team: wireTeam(team), form: own, zone: scope === 'total' ? zoneOf(row.place) : null }]
  })
}

const formMatch = ({ match_id, opponent_id, scored, conceded }: FormRow): LeagueStanding['form'][number] => ({
  match_id,
  opponent_id,
  result: scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw',
  scored,
  conceded,
})

const LEADERS = 3
const HOT_LEAGUES = 6

/** The first three of the newest seasons of the best known leagues of a sport. */
export const hotRank = async (
  context: Context,
  sport: SeasonPath['sport'],
  lang: Language,
): Promise<ReplyOf<Endpoints['getHotFootballRank']>> => {
  const leagues = await leaguesOf(context.db, { sport: SPORT[sport], offset: 0, limit: HOT_LEAGUES })
  const tables = await Promise.all(
    leagues.map(({ id }) => seasonTables(context, { sport, event_id: id, season_id: 0 }, 'total', lang)),
  )
  return {
    list: leagues.flatMap((league, at) => {
      const groups = tables[at]?.groups ?? []
      const [only] = groups
      // The groups of a cup have no common leader.
      return groups.length === 1 && only ? [{ league: wireLeague(league), list: only.list.slice(0, LEADERS) }] : []
    }),
  }
}
