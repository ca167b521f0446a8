import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { TableRow, TableScope } from '@org/domain'
import type { MatchRow } from '../../store/matches/matches'
import type { LeftOut } from '../../store/matches/season-part'
import { matchesFrom } from '../../store/matches/replayed'
import { seasonOfStage, seasonsOf } from '../../store/matches/seasons'
import { hasTable } from '../leagues/competition-kind'
import { openRules, openSeasons } from '../leagues/open-seasons'
import { standingsIn, standingsOf } from '../leagues/standings'
import { teamsById } from '../../store/matches/teams'
import type { Context } from '../context'
import type { Language } from '../language'
import { asPlayed } from './as-played'
import { findMatch, type MatchPath } from './find-match'
import { seasonIn } from './season-in'
import { wireTeam } from './wire-match'

type MatchTable = ReplyOf<Endpoints['getMatchRank']>

/** Which results count. */
interface Counting {
  readonly leftOut: LeftOut
  readonly scope?: TableScope
}

const NONE: MatchTable = { season: '', list: [] }

/** The table in which both teams of a match are; empty if it has none, as in a knockout. */
export const matchTable = async (
  context: Context,
  match: MatchPath,
  { lang, ...counting }: Counting & { readonly lang: Language },
): Promise<MatchTable> => {
  const { season, list } = await tableOfMatch(
    context,
    await asPlayed(context, await findMatch(context, match)),
    counting,
  )
  return { season: seasonIn(season, lang), list }
}

/** The table of a match as it was played, the first place first: of a replay that before the match. */
export const tableOfMatch = async (
  context: Pick<Context, 'db'>,
  match: MatchRow,
  counting: Counting,
): Promise<MatchTable> => {
  const { db } = context
  const table =
    match.stage_id === null
      ? await openTable(context, match, counting)
      : await stageTable(context, { match, stageId: match.stage_id, counting })
  if (table === null) return NONE
  const teams = await teamsById(
    db,
    table.rows.map(({ team_id }) => team_id),
  )
  const list = table.rows.flatMap(({ team_id, ...row }) => {
    const team = teams.get(team_id)
    return team === undefined ? [] : [{ ...row, team: wireTeam(team, 'small') }]
  })
  return { season: table.season, list }
}

interface Table {
  readonly season: string
  readonly rows: readonly TableRow[]
}

const stageTable = async (
  { db }: Pick<Context, 'db'>,
  { match, stageId, counting }: { match: MatchRow; stageId: number; counting: Counting },
): Promise<Table | null> => {
  const season = await seasonOfStage(db, stageId)
  if (season === null || !hasTable(match.competition, season.kind)) return null
  const isReplay = match.origin === 'replay'
  const later = isReplay ? await matchesFrom(db, { stageId, from: match.kickoff_time }) : []
  const { leftOut, scope = 'all' } = counting
  const rows = await standingsOf(db, stageId, {
    scope,
    leftOut: { ...leftOut, matches: [...leftOut.matches, ...later] },
  })
  return { season: season.name, rows }
}

/** In a league with seasons, a match without a stage is a friendly or a replay. */
const openTable = async (
  { db }: Pick<Context, 'db'>,
  { competition, kickoff_time: kickoff, origin }: MatchRow,
  { leftOut, scope = 'all' }: Counting,
): Promise<Table | null> => {
  const rules = openRules(competition)
  if (rules === null || origin === 'replay' || (await seasonsOf(db, competition.id)).length > 0) return null
  const seasons = await openSeasons({ db }, competition.id)
  const season = seasons.find(({ part }) => kickoff >= part.start && kickoff < part.end)
  if (season === undefined) return null
  return {
    season: season.name,
    rows: await standingsIn(db, { part: { ...season.part, leftOut }, rules, scope }),
  }
}
