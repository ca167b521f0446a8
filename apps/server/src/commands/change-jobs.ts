import type { Kysely } from 'kysely'
import { listJobs, retryJob } from '../store/ops/jobs'
import { failedAnnouncements } from '../store/ops/outbox'
import type { Database } from '../store/schema'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:jobs
       npm run server -- app:jobs retry NAME [KEY]

  (nothing)            the jobs, waiting ones first, and unsent host messages
  retry NAME [KEY]     runs a job at once, also a finished one; KEY is that of a one-off job

Running servers start due jobs within a second. A job that takes longer than its longest duration (ten minutes,
tidy-uploads an hour) is aborted, counts as failed and is retried.`

/**
 * Runs the operator's command and returns the jobs after it. Throws an Error that names the invalid argument or the
 * missing job. `now` is in epoch seconds.
 */
export const changeJobs = async (db: Kysely<Database>, words: readonly string[], now: number): Promise<string> => {
  const [command, name, key = '', ...more] = words.filter((word) => word !== '--')
  if (command !== undefined) {
    if (command !== 'retry' || name === undefined || more.length > 0) throw new Error(USAGE)
    if (!(await retryJob(db, name, key, now)))
      throw new Error(`No waiting or finished job ${JSON.stringify([name, key].join(' ').trim())}.\n\n${USAGE}`)
  }
  const jobs = (await listJobs(db, SHOWN)).map((job) => ({
    job: job.name,
    key: job.key,
    state: job.state,
    due: job.state === 'waiting' ? timeOf(job.due_at) : null,
    started: timeOf(job.started_at),
    finished: timeOf(job.finished_at),
    failures: job.state === 'running' ? job.attempts - 1 : job.attempts,
    'last error': job.last_error,
  }))
  const messages = (await failedAnnouncements(db, now)).map((row) => ({
    'not sent': row.id,
    to: row.target,
    since: timeOf(row.created_at),
    due: timeOf(row.due_at),
    failures: row.attempts,
    'last error': row.last_error,
  }))
  return [jobs, messages]
    .filter((rows, index) => index === 0 || rows.length > 0)
    .map(textTable)
    .join('\n\n')
}

const SHOWN = 200

const timeOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1_000))
