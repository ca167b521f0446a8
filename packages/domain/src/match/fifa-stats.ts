/** The kinds of a national team's statistics. Rule: DOM-65. */
export const FIFA_STATS = [
  'ball_possession',
  'corner_kicks',
  'passes',
  'passes_accuracy',
  'crosses',
  'crosses_accuracy',
  'goals',
  'goals_against',
  'red_cards',
  'shots',
  'shots_on_target',
  'yellow_cards',
] as const

export type FifaStat = (typeof FIFA_STATS)[number]
