import type { GeneratedAlways } from 'kysely'
import type { Stage } from '../../ports/match-writer'

export interface SeasonTables {
  season: SeasonTable
  stage: StageTable
}

export interface SeasonTable {
  id: GeneratedAlways<number>
  competition_id: number
  /** `2025/26`, `2026`; of simulated competitions `2026 S3`, the third that began in that year. */
  name: string
  /** The day of its first match in Asia/Shanghai, as far as is known. */
  first_day: number
}

export interface StageTable extends Omit<Stage, 'season' | 'first_day'> {
  id: GeneratedAlways<number>
  season_id: number
}
