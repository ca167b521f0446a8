import { SHANGHAI_OFFSET_SECONDS, SPORT, type TableRules } from '@org/domain'
import type { CompetitionRow } from '../../store/matches/matches'
import type { OpenPart } from '../../store/matches/season-part'
import { openMonths, type OpenMonth } from '../../store/matches/seasons'
import type { Context } from '../context'
import { competitionKind } from './competition-kind'
import { tieRuleOf } from './tie-rule'

/** A season that no source has named. */
export interface OpenSeason {
  /** The year in which it begins. */
  readonly id: number
  /** `2025/26`, `2026`. */
  readonly name: string
  readonly part: OpenPart
}

/** The seasons of the matches whose source does not say in which they are, newest first. */
export const openSeasons = async ({ db }: Pick<Context, 'db'>, competition: number): Promise<OpenSeason[]> => {
  const months = await openMonths(db, competition)
  const first = firstMonth(months)
  const years = new Set(months.map(({ year, month }) => (month < first ? year - 1 : year)))
  return [...years]
    .sort((one, other) => other - one)
    .map((year) => ({
      id: year,
      name: first === JANUARY ? `${year}` : `${year}/${`${year + 1}`.slice(-2)}`,
      part: { competition, start: startOf(year, first), end: startOf(year + 1, first) },
    }))
}

const [JANUARY, JUNE, JULY, DECEMBER] = [1, 6, 7, 12]

/** A league pauses between seasons: around the new year, or in summer, when the season then has two years in its name. */
const firstMonth = (months: readonly OpenMonth[]): number => {
  const matchesIn = (...wanted: number[]) =>
    months.reduce((sum, { month, matches }) => sum + (wanted.includes(month) ? matches : 0), 0)
  return matchesIn(JUNE, JULY) < matchesIn(DECEMBER, JANUARY) ? JULY : JANUARY
}

const startOf = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / 1000 - SHANGHAI_OFFSET_SECONDS

/** The points of a table whose source names no stage. */
const OPEN_POINTS: Readonly<Record<number, Omit<TableRules, 'tie_rule'>>> = {
  [SPORT.football]: { win_points: 3, draw_points: 1, loss_points: 0 },
  [SPORT.basketball]: { win_points: 2, draw_points: 0, loss_points: 1 },
}

/** The rules of the table of such a season; null for a cup and friendlies, which have none. */
export const openRules = (competition: CompetitionRow): TableRules | null => {
  const { id, sport_id: sport } = competition
  const points = OPEN_POINTS[sport]
  return points === undefined || competitionKind(competition) !== 'league'
    ? null
    : { ...points, tie_rule: tieRuleOf({ id, sport }) }
}
