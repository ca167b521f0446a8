import type { GeneratedAlways } from 'kysely'
import type { Stage } from '../../ports/match-writer'

export interface SeasonTables {
  season: SeasonTable
  stage: StageTable
  table_decision: TableDecisionTable
}

export interface SeasonTable {
  id: GeneratedAlways<number>
  competition_id: number
  /** `2025/26`, `2026`; of simulated competitions `2026 S3`, the third that began in that year. */
  name: string
  /** The day of its first match in Asia/Shanghai, as far as is known. */
  first_day: number
}

export interface StageTable extends Omit<Stage, 'season' | 'first_day' | 'carries_from'> {
  id: GeneratedAlways<number>
  season_id: number
  carries_from: string | null
}

/** What a league decided about a team. */
export interface TableDecisionTable {
  stage_id: number
  team_id: number
  points: number
  is_expelled: boolean
  annuls_results: boolean
  reason_zh: string
  reason_pt: string
}
