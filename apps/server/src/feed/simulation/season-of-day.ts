import { DAY_SECONDS, SPORT } from '@org/domain'
import { hashText } from '../../ports/seeded-random'
import { tieRuleOf } from '../../services/leagues/tie-rule'
import type { StageRow } from '../../store/matches/seasons'
import type { Competition } from '../catalogue/competitions'

/** Simulated competitions play season after season, one round on each of their weekdays. */
interface SeasonOfDay {
  readonly name: string
  readonly firstDay: number
  /** The round of the day, counted from 0; of a day without a round the one before. */
  readonly round: number
  readonly playsToday: boolean
}

/** In a league every team meets every other twice; with an odd number one pauses. A round of a cup halves the teams. */
const roundsOf = ({ knockout, teams }: Competition): number =>
  knockout ? Math.ceil(Math.log2(teams.length)) : 2 * (teams.length - 1 + (teams.length % 2))

export const seasonOfDay = (competition: Competition, day: number): SeasonOfDay => {
  const rounds = roundsOf(competition)
  const playsToday = competition.weekdays.some((weekday) => weekday === day % 7)
  const count = roundDaysBefore(competition, day) - (playsToday ? 0 : 1)
  const round = ((hashText(`${competition.id}`) % 1000) + count) % rounds
  const firstDay = dayOfCount(competition, count - round)
  return { name: seasonName(competition, firstDay), firstDay, round, playsToday }
}

/** The day of a later or earlier round of the season. */
export const dayOfRound = (competition: Competition, { firstDay }: SeasonOfDay, round: number): number =>
  dayOfCount(competition, roundDaysBefore(competition, firstDay) + round)

/** How many days with a round there were since day 0. */
const roundDaysBefore = ({ weekdays }: Competition, day: number): number =>
  Math.floor(day / 7) * weekdays.length + weekdays.filter((weekday) => weekday < day % 7).length

const dayOfCount = ({ weekdays }: Competition, count: number): number =>
  Math.floor(count / weekdays.length) * 7 + (weekdays[count % weekdays.length] ?? 0)

/** `2026 S3`: the third season that starts in 2026. */
const seasonName = (competition: Competition, firstDay: number): string => {
  const year = new Date(firstDay * DAY_SECONDS * 1000).getUTCFullYear()
  const newYear = Date.UTC(year, 0, 1) / 1000 / DAY_SECONDS
  const rounds = roundDaysBefore(competition, firstDay) - roundDaysBefore(competition, newYear)
  return `${year} S${Math.floor(rounds / roundsOf(competition)) + 1}`
}

/** `Matchday 3`, `Round of 16`. */
export const roundName = (competition: Competition, round: number): string => {
  if (!competition.knockout) return `Matchday ${round + 1}`
  const left = 2 ** (roundsOf(competition) - round)
  return LAST_ROUNDS[left] ?? `Round of ${left}`
}

const LAST_ROUNDS: Readonly<Record<number, string>> = { 2: 'Final', 4: 'Semi-final', 8: 'Quarter-final' }

/** The stage that a simulated match of a day belongs to. */
export const simulatedStage = (competition: Competition, day: number): StageRow => {
  const { name, firstDay } = seasonOfDay(competition, day)
  return {
    competition_id: competition.id,
    season: name,
    first_day: firstDay,
    ...(competition.knockout
      ? { name: 'Knockout', kind: 'knockout' as const }
      : { name: 'League', kind: 'league' as const }),
    ...POINTS[competition.sport],
    tie_rule: tieRuleOf(competition),
  }
}

const POINTS = {
  [SPORT.football]: { win_points: 3, draw_points: 1, loss_points: 0 },
  [SPORT.basketball]: { win_points: 2, draw_points: 0, loss_points: 1 },
  [SPORT.esport]: { win_points: 3, draw_points: 0, loss_points: 0 },
} as const
