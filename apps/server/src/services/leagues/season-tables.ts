import type { Endpoints, ReplyOf, LeagueStanding } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { leaguesOf } from '../../store/matches/leagues'
import { matchesOfPart, matchesOfSeason } from '../../store/matches/matches'
import { roundsOf } from '../../store/matches/seasons'
import { decisionsIn } from '../../store/matches/table-decisions'
import { teamsById } from '../../store/matches/teams'
import { formOf, type FormRow } from '../../store/matches/season-results'
import { listedMatch, roundIn, wireTeam } from '../matches/wire-match'
import type { Context } from '../context'
import type { Language } from '../language'
import { bracketOf } from './bracket-of'
import { findSeason, type SeasonPath, type SeasonTable } from './find-season'
import { wireLeague } from './list-leagues'
import { qualifiedIn } from './qualified-in'
import { standingsIn } from './standings'
import { zonesOf } from './zones'

type Tables = Pick<ReplyOf<Endpoints['getEventIntegral']>, 'tie_rule' | 'groups'>
type Bracket = Pick<ReplyOf<Endpoints['getEventIntegral']>, 'bracket' | 'matches'>
type Scope = 'total' | 'home' | 'away'

const FORM_MATCHES = 5
/** Stages are stored with their English names. */
const ONLY_LEAGUE = 'League'

/** The tables of a season, only the total with zones, and its knockout, which has no scope. */
export const seasonTables = async (
  context: Context,
  path: SeasonPath,
  scope: Scope,
  lang: Language,
): Promise<Tables & Bracket> => {
  const season = await findSeason(context, path)
  const tables = await tablesOf(context, season, scope, lang)
  return { ...tables, ...(scope === 'total' ? await bracketIn(context, season, path, lang) : NO_BRACKET) }
}

type Season = Awaited<ReturnType<typeof findSeason>>

const tablesOf = async (context: Context, found: Season, scope: Scope, lang: Language): Promise<Tables> => {
  const { league, seasons, seasonId, tables } = found
  const season = seasons.find(({ id }) => id === seasonId)?.name ?? ''
  // The places of a league that has split lead nowhere yet.
  const isWhole = tables.length === 1
  const hasQualified = await qualifiedOf(context, found, scope)
  const ofSeason = { competitionId: isWhole ? league.id : 0, season, hasQualified }
  const lists = await Promise.all(tables.map((table) => tableOf(context, ofSeason, table, { scope, lang })))
  return {
    tie_rule: tables[0]?.tie_rule ?? 'difference',
    groups: tables.flatMap(({ id, name }, at) => {
      const list = lists[at] ?? []
      return list.length === 0 ? [] : [{ id, name: isWhole && name === ONLY_LEAGUE ? '' : roundIn(name, lang), list }]
    }),
  }
}

/** Which teams of groups play in the knockout: it may take more than the first of each. */
const qualifiedOf = async (
  { db }: Context,
  { seasonId, tables, knockout }: Season,
  scope: Scope,
): Promise<ReturnType<typeof qualifiedIn>> => {
  const hasGroups = tables.some(({ isGroup }) => isGroup)
  if (scope !== 'total' || !hasGroups || knockout === null || !('stages' in knockout)) return () => false
  const { leftOut } = knockout
  const matches = await matchesOfSeason(db, { seasonId, viewer: leftOut?.viewer ?? '' })
  return qualifiedIn(matches, new Set(knockout.stages), leftOut)
}

const NO_BRACKET: Bracket = { bracket: [], matches: [] }

/** Empty for a season without a knockout. */
const bracketIn = async (
  context: Context,
  { knockout }: Season,
  { leftOut }: SeasonPath,
  lang: Language,
): Promise<Bracket> => {
  if (knockout === null) return NO_BRACKET
  const [rounds, matches] = await Promise.all([
    roundsOf(context.db, knockout),
    matchesOfPart(context.db, { part: knockout, viewer: leftOut?.viewer ?? '' }),
  ])
  const bracket = bracketOf(
    rounds.map(({ round }) => round),
    matches,
  )
  return {
    bracket: bracket.map((round) => ({ ...round, name: roundIn(round.name, lang) })),
    matches: matches.map((row) => listedMatch(row, lang)),
  }
}

interface OfSeason {
  readonly competitionId: number
  readonly season: string
  readonly hasQualified: ReturnType<typeof qualifiedIn>
}

const tableOf = async (
  { db }: Context,
  { hasQualified, ...ofSeason }: OfSeason,
  { id, part, isGroup, ...rules }: SeasonTable,
  { scope, lang }: { readonly scope: Scope; readonly lang: Language },
): Promise<LeagueStanding[]> => {
  const where = scope === 'total' ? 'all' : scope
  const [rows, form, decisions] = await Promise.all([
    standingsIn(db, { part, rules, scope: where }),
    formOf(db, { part, where, limit: FORM_MATCHES }),
    scope === 'total' ? decisionsIn(db, part) : [],
  ])
  const teams = await teamsById(
    db,
    rows.map(({ team_id }) => team_id),
  )
  const zoneAt = zonesOf({ ...ofSeason, isGroup, teams: rows.length })
  // Teams that share places have a zone if it is that of all these places.
  const zoneOf = (place: number) => {
    const last = place - 1 + rows.filter((row) => row.place === place).length
    return zoneAt(place) === zoneAt(last) ? zoneAt(place) : null
  }
  return rows.flatMap(({ team_id, ...row }) => {
    const team = teams.get(team_id)
    if (team === undefined) return []
    const own = form.filter((match) => match.team_id === team_id).map(formMatch)
    const zone = scope !== 'total' ? null : hasQualified(id, team_id) ? 'advance' : zoneOf(row.place)
    return [{ ...row, team: wireTeam(team), form: own, zone, decision: decisionOf(team_id, decisions, lang) }]
  })
}

const decisionOf = (
  team: number,
  decisions: Awaited<ReturnType<typeof decisionsIn>>,
  lang: Language,
): LeagueStanding['decision'] => {
  const own = decisions.filter(({ team_id }) => team_id === team)
  if (own.length === 0) return null
  return {
    points: own.reduce((sum, { points }) => sum + points, 0),
    expelled: own.some(({ is_expelled }) => is_expelled) ? 1 : 0,
    annulled: own.some(({ annuls_results }) => annuls_results) ? 1 : 0,
    reason: own
      .map(({ reason_zh, reason_pt }) => (lang === 'zh' ? reason_zh : reason_pt))
      .join(lang === 'zh' ? '；' : '; '),
  }
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
  { sport, leftOut }: Required<Pick<SeasonPath, 'sport' | 'leftOut'>>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getHotFootballRank']>> => {
  const leagues = await leaguesOf(context.db, { sport: SPORT[sport], offset: 0, limit: HOT_LEAGUES })
  const found = await Promise.all(
    leagues.map(async (league) => {
      const season = await findSeason(context, { sport, event_id: league.id, season_id: 0, leftOut })
      const [tables, rounds] = await Promise.all([
        tablesOf(context, { ...season, tables: leagueTables(season) }, 'total', lang),
        roundsOf(context.db, season.part),
      ])
      return {
        league: wireLeague(league),
        list: leadingTable(tables)?.slice(0, LEADERS) ?? [],
        simulated: rounds.some(({ simulated }) => simulated) ? (1 as const) : (0 as const),
      }
    }),
  )
  return { list: found.filter(({ list }) => list.length > 0) }
}

/** The only table of a season or, after a split, those in which it goes on. Groups have no common leader. */
const leagueTables = ({ tables }: Season): readonly SeasonTable[] => {
  const later = tables.filter(({ carries_from }) => carries_from !== null)
  if (later.length > 0) return later
  return tables.length === 1 ? tables : []
}

const leadingTable = ({ groups }: Tables): readonly LeagueStanding[] | undefined =>
  groups.map(({ list }) => list).toSorted(([one], [other]) => (other?.points ?? 0) - (one?.points ?? 0))[0]
