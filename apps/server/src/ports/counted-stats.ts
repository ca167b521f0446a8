import type { MatchStat } from '@org/api-client/contract'
import type { PlayKind } from './match-writer'

const SHOTS_ON = ['goal', 'penalty_goal', 'shot_on'] as const satisfies readonly PlayKind[]

/** The statistics that are numbers of plays of a side. */
export const COUNTED_STATS = {
  shots: [...SHOTS_ON, 'shot_off', 'penalty_missed'],
  shots_on_target: SHOTS_ON,
  corner_kicks: ['corner'],
  fouls: ['foul'],
  offsides: ['offside'],
  yellow_cards: ['yellow_card'],
  red_cards: ['red_card', 'second_yellow'],
  field_goals: ['two_made', 'three_made'],
  three_points: ['three_made'],
  free_throws: ['free_made'],
  rebounds: ['rebound'],
  blocks: ['block'],
  turnovers: ['turnover'],
} as const satisfies Partial<Record<MatchStat['kind'], readonly PlayKind[]>>
