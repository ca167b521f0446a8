import { DAY_SECONDS, SPORT } from '@org/domain'
import { hashText } from '../../ports/seeded-random'
import type { StageRow } from '../../store/matches/seasons'
import type { Competition } from '../catalogue/competitions'

/** Simulated competitions play one round per day, season after season. */
interface SeasonOfDay {
  readonly name: string
  readonly firstDay: number
  readonly days: number
  readonly round: string
}

const ROUNDS = ['Round of 32', 'Round of 16', 'Quarter-final', 'Semi-final'] as const
const DAYS_A_ROUND = 9

/** The length of a season in days: every team meets every other twice; with an odd number one pauses. */
const daysOf = ({ knockout, teams }: Competition): number =>
  knockout ? ROUNDS.length * DAYS_A_ROUND : 2 * (teams.length - 1 + (teams.length % 2))

export const seasonOfDay = (competition: Competition, day: number): SeasonOfDay => {
  const days = daysOf(competition)
  const place = ((hashText(`${competition.id}`) % 1000) + day) % days
  const firstDay = day - place
  const round = competition.knockout ? (ROUNDS[Math.floor(place / DAYS_A_ROUND)] ?? ROUNDS[0]) : `Matchday ${place + 1}`
  return { name: seasonName(firstDay, days), firstDay, days, round }
}

/** `2026 S3`: the third season that starts in 2026. */
const seasonName = (firstDay: number, days: number): string => {
  const year = new Date(firstDay * DAY_SECONDS * 1000).getUTCFullYear()
  const dayOfYear = firstDay - Date.UTC(year, 0, 1) / 1000 / DAY_SECONDS
  return `${year} S${Math.floor(dayOfYear / days) + 1}`
}

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
    tie_rule: 'difference',
  }
}

const POINTS = {
  [SPORT.football]: { win_points: 3, draw_points: 1, loss_points: 0 },
  [SPORT.basketball]: { win_points: 2, draw_points: 0, loss_points: 1 },
  [SPORT.esport]: { win_points: 3, draw_points: 0, loss_points: 0 },
} as const
