import type { Generated } from 'kysely'

/** Every job that there is. `jobs/jobs.ts` does not compile until it says how each is done. */
export type JobName = 'forget' | 'tidy-chat' | 'tidy-uploads'

/** Times are epoch seconds. */
export interface JobTables {
  job: JobTable
}

export interface JobTable {
  /** A `JobName`, or one that a later version knows. */
  name: string
  /** What a one-off job is about; empty for a recurring one. */
  key: string
  state: 'waiting' | 'running' | 'done'
  /** When it may begin; of a running one, when its lease ends and another process may begin it again. */
  due_at: number
  /** Counts the times it was begun, so that a process that has lost its lease cannot finish a later run. */
  run: Generated<number>
  /** How often in a row it was begun without success. */
  attempts: Generated<number>
  /** Of the last attempt; null after a success. */
  last_error: Generated<string | null>
  started_at: Generated<number | null>
  finished_at: Generated<number | null>
}
