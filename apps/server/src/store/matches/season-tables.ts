import type { GeneratedAlways } from 'kysely'

export interface SeasonTables {
  season: SeasonTable
  stage: StageTable
}

export interface SeasonTable {
  id: GeneratedAlways<number>
  competition_id: number
  /** `2025/26`, `2026`; of simulated competitions `2026 S3`, the third that began in that year. */
  name: string
  /** Number of the day in Asia/Shanghai on which its first match is scheduled, as far as is known. */
  first_day: number
}

export interface StageTable {
  id: GeneratedAlways<number>
  season_id: number
  /** `League`, `Group A`, `Knockout`. */
  name: string
  /** A knockout stage has rounds and no table. */
  kind: 'league' | 'group' | 'knockout'
  win_points: number
  draw_points: number
  loss_points: number
  /**
   * The first tie-breaker for equal points: goal difference, head-to-head, or number of wins. Goal difference and goals
   * follow.
   */
  tie_rule: 'difference' | 'head_to_head' | 'wins'
}
