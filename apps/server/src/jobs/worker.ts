import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { backOffSeconds, errorLine } from '../ports/back-off'
import { seconds, type Clock } from '../ports/clock'
import { OneAtATime } from '../ports/one-at-a-time'
import type { JobName } from '../store/ops/job-tables'
import { beginJob, failJob, finishJob, registerRecurring, renewLease, type JobRun } from '../store/ops/jobs'
import type { Database } from '../store/schema'

export interface Job {
  /** Seconds from the end of a run to the next one; null for enqueued jobs, which run once. */
  readonly every: number | null
  /** Seconds after which a run is aborted and counts as failed. */
  readonly longest: number
  /**
   * May be interrupted anywhere and then runs again from the start. `key` is the subject of a one-off job. Long work
   * checks the signal, because an aborted run may overlap with its retry.
   */
  readonly run: (key: string, signal: AbortSignal) => Promise<void>
}

export interface WorkerOptions {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Readonly<Partial<Record<JobName, Job>>>
}

/**
 * Runs due jobs, each once however many workers share the database. A worker renews the lease of its job; if it dies,
 * the lease ends and another worker starts the job again. A job that fails, or takes longer than its longest duration, is
 * retried with back-off for ever, and does not block other jobs.
 */
export class Worker {
  private readonly table: ReadonlyMap<string, Job>
  private readonly names: readonly string[]
  private readonly running = new Set<Promise<void>>()
  private readonly looking: OneAtATime
  private timers: readonly (() => void)[] = []
  private isStopped = false

  constructor(private readonly options: WorkerOptions) {
    this.table = new Map(Object.entries(options.jobs))
    this.names = [...this.table.keys()]
    this.looking = new OneAtATime(() => this.look(), this.onError)
  }

  /** Resolves when the recurring jobs are registered. */
  async start(): Promise<void> {
    const { clock } = this.options
    await this.register()
    this.timers = [
      // A clock that was ahead has put jobs off.
      clock.every(REGISTER_MS, () => void this.register().catch(this.onError)),
      clock.every(LOOK_MS, this.looking.run),
    ]
  }

  /** Starts no more jobs, and gives the running ones some seconds to finish. */
  async stop(): Promise<void> {
    this.isStopped = true
    for (const end of this.timers) end()
    await this.looking.done()
    await within(this.options.clock, STOP_MS, Promise.all(this.running))
  }

  private async register(): Promise<void> {
    const { db, clock, jobs } = this.options
    const all = Object.entries(jobs) as [JobName, Job][]
    const recurring = all.flatMap(([name, { every }]) => (every === null ? [] : [{ name, every }]))
    // In one order in every version, as each locks the rows of all.
    const inOrder = recurring.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    await registerRecurring(db, inOrder, seconds(clock))
  }

  private async look(): Promise<void> {
    const { db, clock } = this.options
    while (!this.isStopped && this.running.size < AT_ONCE) {
      const now = seconds(clock)
      const job = await beginJob(db, this.names, { now, until: now + LEASE_SECONDS })
      if (job === null) return
      const work = this.perform(job).finally(() => this.running.delete(work))
      this.running.add(work)
    }
  }

  private async perform(job: JobRun): Promise<void> {
    const { db, clock } = this.options
    const stopRenewing = clock.every(RENEW_MS, () => {
      renewLease(db, job, seconds(clock) + LEASE_SECONDS).catch(this.onError)
    })
    try {
      await this.doJob(job)
    } catch (error) {
      // The lease expires by itself.
      this.onError(error)
    } finally {
      stopRenewing()
    }
  }

  private async doJob(job: JobRun): Promise<void> {
    const { db, clock, log } = this.options
    const { every, ...limited } = this.table.get(job.name) ?? UNKNOWN
    try {
      await runWithin(clock, limited, job.key)
    } catch (error) {
      log.error({ err: error, job: job.name, key: job.key }, 'a job failed')
      const now = seconds(clock)
      const due_at = now + backOffSeconds(job.attempts - 1)
      return failJob(db, job, { last_error: errorLine(error), finished_at: now, due_at })
    }
    const now = seconds(clock)
    await finishJob(db, job, { now, due_at: every === null ? null : now + every })
  }

  private readonly onError = (error: unknown): void =>
    this.options.log.error({ err: error }, 'the jobs could not be read or written')
}

/** Fails when the longest duration has passed, also if the run ignores the signal. */
const runWithin = async (clock: Clock, { run, longest }: Omit<Job, 'every'>, key: string): Promise<void> => {
  const abort = new AbortController()
  const aborted = new Promise<never>((_resolve, reject) =>
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error)),
  )
  const cancel = clock.after(longest * 1_000, () =>
    abort.abort(new Error(`It was aborted after ${longest} s, its longest duration.`)),
  )
  try {
    await Promise.race([run(key, abort.signal), aborted])
  } finally {
    cancel()
  }
}

/** A job that is not finished by then is left to its lease. */
const within = (clock: Clock, ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(ms, resolve)
    void work.then(() => {
      cancel()
      resolve()
    })
  })

/** Only jobs of the table are started. */
const UNKNOWN: Job = { every: null, longest: 1, run: () => Promise.reject(new Error('There is no such job.')) }

const LOOK_MS = 1_000
const REGISTER_MS = 60_000
const LEASE_SECONDS = 60
const RENEW_MS = 20_000
/** Limits concurrency, so that a slow job does not block others. */
const AT_ONCE = 4
const STOP_MS = 5_000
