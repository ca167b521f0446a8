import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { JobName, JobTable } from './job-tables'

/** A run of a job, in the process that executes it. */
export type JobRun = Pick<Selectable<JobTable>, 'name' | 'key' | 'run' | 'attempts'>

/**
 * Schedules a job for `due_at`, if the transaction commits. The same name and key again changes nothing until the
 * finished job is deleted.
 */
export const enqueueJob = async (
  transaction: Transaction<Database>,
  job: { readonly name: JobName; readonly key: string; readonly due_at: number },
): Promise<void> => {
  await transaction
    .insertInto('job')
    .values({ ...job, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Schedules recurring jobs after `every` seconds, or earlier than before if an interval got shorter. */
export const registerRecurring = async (
  db: Kysely<Database>,
  jobs: readonly { readonly name: JobName; readonly every: number }[],
  now: number,
): Promise<void> => {
  if (jobs.length === 0) return
  await db
    .insertInto('job')
    .values(jobs.map(({ name, every }) => ({ name, key: '', state: 'waiting' as const, due_at: now + every })))
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'key'])
        .doUpdateSet({ due_at: sql`least(job.due_at, excluded.due_at)` })
        .where('job.state', '=', 'waiting')
        // One that has failed keeps its back-off.
        .where('job.attempts', '=', 0),
    )
    .execute()
}

/** Starts the job that has been due longest and leases it until `until`. Null if none is due. */
export const beginJob = async (
  db: Kysely<Database>,
  names: readonly string[],
  { now, until }: { readonly now: number; readonly until: number },
): Promise<JobRun | null> => {
  const { rows } = await sql<JobRun>`
    UPDATE job SET
      state = 'running', due_at = ${until}, run = run + 1, attempts = attempts + 1, started_at = ${now},
      last_error = CASE state WHEN 'running' THEN 'The process that did it ended.' ELSE last_error END
    WHERE (name, key) = (
      SELECT name, key FROM job
      WHERE state <> 'done' AND due_at <= ${now} AND name = ANY(${names})
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING name, key, run, attempts
  `.execute(db)
  return rows[0] ?? null
}

export const renewLease = async (db: Kysely<Database>, job: JobRun, until: number): Promise<void> => {
  await leased(db, job).set({ due_at: until }).execute()
}

/** `due_at` is the next run of a recurring job; null finishes a one-off job. */
export const finishJob = async (
  db: Kysely<Database>,
  job: JobRun,
  { now, due_at }: { readonly now: number; readonly due_at: number | null },
): Promise<void> => {
  const next = due_at === null ? { state: 'done' as const } : { state: 'waiting' as const, due_at }
  await leased(db, job)
    .set({ ...next, attempts: 0, last_error: null, finished_at: now })
    .execute()
}

export const failJob = async (
  db: Kysely<Database>,
  job: JobRun,
  failure: { readonly last_error: string; readonly finished_at: number; readonly due_at: number },
): Promise<void> => {
  await leased(db, job)
    .set({ ...failure, state: 'waiting' })
    .execute()
}

/** Finished jobs are last, the newest first. */
export const listJobs = (db: Kysely<Database>, limit: number): Promise<Selectable<JobTable>[]> =>
  db
    .selectFrom('job')
    .selectAll()
    .orderBy(sql`state = 'done'`)
    .orderBy(sql`CASE state WHEN 'done' THEN -due_at ELSE due_at END`)
    .limit(limit)
    .execute()

/** Makes a job due at once, also a finished one. False if there is none, or it is running. */
export const retryJob = async (db: Kysely<Database>, name: string, key: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'waiting', due_at: now })
    .where('name', '=', name)
    .where('key', '=', key)
    .where('state', '<>', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How long a finished one-off job is remembered by its key. */
export const deleteOldJobs = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db
    .deleteFrom('job')
    .where('state', '=', 'done')
    .where('finished_at', '<=', now - KEPT_SECONDS)
    .execute()
}

const KEPT_SECONDS = 30 * 86_400

const leased = (db: Kysely<Database>, { name, key, run }: JobRun) =>
  db
    .updateTable('job')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('run', '=', run)
    .where('state', '=', 'running')
