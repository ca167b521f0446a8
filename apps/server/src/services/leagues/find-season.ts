import { SPORT, type TableRules } from '@org/domain'
import { leagueById } from '../../store/matches/leagues'
import type { CompetitionRow } from '../../store/matches/matches'
import type { LeftOut, SeasonPart } from '../../store/matches/season-part'
import { seasonsOf, stagesOf } from '../../store/matches/seasons'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { hasTable } from './competition-kind'
import { openRules, openSeasons } from './open-seasons'

/** A season as a request names it. */
export interface SeasonPath {
  readonly sport: 'football' | 'basketball'
  readonly event_id: number
  /** 0 for the newest. */
  readonly season_id: number
  readonly leftOut?: LeftOut
}

/** A part of a season that has a table. */
export interface SeasonTable extends TableRules {
  /** 0 if its source names no stage. */
  readonly id: number
  /** In English; empty if its source names no stage. */
  readonly name: string
  readonly isGroup: boolean
  /** The name of the stage whose results go on in it; null if it starts from nothing. */
  readonly carries_from: string | null
  readonly part: SeasonPart
}

interface FoundSeason {
  /** All of the league, newest first. */
  readonly seasons: readonly { readonly id: number; readonly name: string }[]
  readonly seasonId: number
  readonly tables: readonly SeasonTable[]
  /** Its stages without a table; null if it has none. */
  readonly knockout: SeasonPart | null
  /** All its matches. */
  readonly part: SeasonPart
}

/** A league of another sport, or a season of another league, does not exist. */
export const findSeason = async (
  context: Context,
  { sport, event_id, ...wanted }: SeasonPath,
): Promise<FoundSeason & { readonly league: CompetitionRow }> => {
  const league = await leagueById(context.db, { id: event_id, sport: SPORT[sport] })
  if (league === null) throw new Refusal('notFound')
  const season = await seasonOf(context, league, wanted)
  if (season === null) throw new Refusal('notFound')
  return { league, ...season }
}

/** A season of a league; null if it has none, or not this one. */
export const seasonOf = async (
  context: Context,
  league: CompetitionRow,
  { season_id, ...counting }: Pick<SeasonPath, 'season_id' | 'leftOut'>,
): Promise<FoundSeason | null> => {
  const seasons = await seasonsOf(context.db, league.id)
  if (seasons.length === 0) return openSeasonOf(context, league, { id: season_id, ...counting })
  const season = named(seasons, season_id)
  if (season === null) return null
  const stages = await stagesOf(context.db, season.id)
  const knockout = stages.flatMap(({ id, kind }) => (kind === 'knockout' ? [id] : []))
  return {
    seasons,
    seasonId: season.id,
    tables: stages.flatMap(({ kind, ...stage }) =>
      hasTable(league, kind)
        ? [{ ...stage, isGroup: kind === 'group', part: { stages: [stage.id], ...counting } }]
        : [],
    ),
    knockout: knockout.length === 0 ? null : { stages: knockout, ...counting },
    part: { stages: stages.map((stage) => stage.id), ...counting },
  }
}

const openSeasonOf = async (
  context: Context,
  league: CompetitionRow,
  { id: wanted, ...counting }: { readonly id: number; readonly leftOut?: LeftOut },
): Promise<FoundSeason | null> => {
  const seasons = await openSeasons(context, league.id)
  const season = named(seasons, wanted)
  if (season === null) return null
  const part = { ...season.part, ...counting }
  const rules = openRules(league)
  const tables = rules === null ? [] : [{ ...rules, id: 0, name: '', isGroup: false, carries_from: null, part }]
  return { seasons, seasonId: season.id, tables, knockout: null, part }
}

/** Of seasons, newest first, the one with an id, or the first for 0. */
const named = <Season extends { readonly id: number }>(seasons: readonly Season[], id: number): Season | null =>
  (id === 0 ? seasons[0] : seasons.find((each) => each.id === id)) ?? null
