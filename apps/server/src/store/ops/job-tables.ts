import type { Generated } from 'kysely'

/** All jobs. `jobs/jobs.ts` does not compile until it implements each. */
export type JobName =
  | 'compute-models'
  | 'end-account'
  | 'end-memberships'
  | 'end-silent-shows'
  | 'forget'
  | 'index-names'
  | 'send-pushes'
  | 'settle-plans'
  | 'settle-quizzes'
  | 'tell-fans'
  | 'tidy-chat'
  | 'tidy-uploads'

/** Times are epoch seconds. */
export interface JobTables {
  job: JobTable
}

export interface JobTable {
  /** A `JobName`, or one of a later version. */
  name: string
  /** The subject of a one-off job; empty for a recurring one. */
  key: string
  state: 'waiting' | 'running' | 'done'
  /** When it may start; for a running one, when its lease ends and another process may start it again. */
  due_at: number
  /** The number of starts, so that a process that has lost its lease cannot finish a later run. */
  run: Generated<number>
  /** The number of consecutive starts without success. */
  attempts: Generated<number>
  /** The error of the last attempt; null after a success. */
  last_error: Generated<string | null>
  started_at: Generated<number | null>
  finished_at: Generated<number | null>
}
