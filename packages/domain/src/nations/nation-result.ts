/** A result of two national teams, after extra time. */
export interface NationResult {
  /** The id of the team. */
  home: number
  away: number
  home_score: number
  away_score: number
  /** Who won the penalty shootout; null without one. */
  shootout: 'home' | 'away' | null
}
