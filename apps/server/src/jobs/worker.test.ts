import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../../test/boot'
import { shiftedClock } from '../../test/shifted-clock'
import { changeJobs } from '../commands/change-jobs'
import { openDatabase } from '../store/database/database'
import { beginJob, enqueueJob, listJobs } from '../store/ops/jobs'
import { deleteExpired } from '../store/ops/expired'
import type { JobName } from '../store/ops/job-tables'
import { Worker, type WorkerOptions } from './worker'

/** Workers of several processes on one database, with the same clock. */
const working = async () => {
  const database = await createDatabase()
  // On a busy machine the real time would run through a lease or a back-off.
  const clock = shiftedClock({ isStill: true })
  const db = openDatabase(database.url)
  const ends: (() => Promise<unknown>)[] = [() => db.destroy(), database.drop]
  onTestFinished(async () => {
    for (const end of ends) await end()
  })
  const now = () => Math.floor(clock.now() / 1_000)
  return {
    clock,
    db,
    now,
    start: async (jobs: WorkerOptions['jobs']) => {
      const own = openDatabase(database.url)
      const worker = new Worker({ db: own, clock, log: pino({ level: 'silent' }), jobs })
      await worker.start()
      ends.unshift(async () => {
        await worker.stop()
        await own.destroy()
      })
      return () => worker.stop()
    },
    enqueue: (name: JobName, key: string, due_at = now()) =>
      db.transaction().execute((transaction) => enqueueJob(transaction, { name, key, due_at })),
    /**
     * Advances the clock until a condition is true; workers poll as time passes. Each step waits for a query, so that on
     * a busy machine the clock does not run through a lease before a run could be stored.
     */
    until: async (is: () => unknown, skipMs = 1_000) => {
      await expect
        .poll(
          async () => {
            clock.skip(skipMs)
            await listJobs(db, 100)
            return is()
          },
          { interval: 20 },
        )
        .toBe(true)
    },
    rows: () => listJobs(db, 100),
  }
}

it('a recurring job that was put off by a clock that was wrong runs again in its time', async () => {
  const { db, now, start, until, rows } = await working()
  const counter = counting(600)
  await start({ forget: counter.job })
  await until(async () => (await rows())[0]?.finished_at !== null, 10_000)
  // As after a clock that was a year ahead, and was put right.
  await db
    .updateTable('job')
    .set({ due_at: now() + 31_536_000 })
    .execute()
  const before = counter.keys.length
  await until(() => counter.keys.length > before, 10_000)
})

const counting = (every: number | null = null) => {
  const keys: string[] = []
  return {
    keys,
    job: {
      every,
      longest: 600,
      run: async (key: string) => {
        keys.push(key)
      },
    },
  }
}

it('a one-off job runs once over two workers, however often its key is enqueued', async () => {
  const { start, enqueue, until, rows } = await working()
  const { keys, job } = counting()
  await Promise.all([start({ forget: job }), start({ forget: job })])
  const wanted = Array.from({ length: 20 }, (_, index) => `k${index}`)
  for (const key of [...wanted, ...wanted]) await enqueue('forget', key)
  await until(() => keys.length >= 20)
  await expect.poll(async () => (await rows()).every(({ state }) => state === 'done')).toBe(true)
  await enqueue('forget', 'k1')
  await enqueue('forget', 'last')
  await until(() => keys.includes('last'))
  expect(keys.toSorted()).toEqual([...wanted, 'last'].toSorted())
})

it('a job of a transaction that is rolled back does not run, and no job runs before it is due', async () => {
  const { clock, db, now, start, enqueue, until } = await working()
  const { keys, job } = counting()
  const undone = db.transaction().execute(async (transaction) => {
    await enqueueJob(transaction, { name: 'forget', key: 'undone', due_at: now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await enqueue('forget', 'later', now() + 3_600)
  await enqueue('forget', 'now')
  await start({ forget: job })
  await until(() => keys.length === 1)
  clock.skip(3_600_000)
  await until(() => keys.length === 2)
  expect(keys).toEqual(['now', 'later'])
})

it('a recurring job runs once per interval over two workers, also after all were stopped for long', async () => {
  const { clock, start, until, rows } = await working()
  const { keys, job } = counting(600)
  const stops = await Promise.all([start({ forget: job }), start({ forget: job })])
  clock.skip(590_000)
  expect(keys).toEqual([])
  clock.skip(11_000)
  await until(() => keys.length === 1)
  await expect.poll(async () => (await rows())[0]?.state).toBe('waiting')
  for (const stop of stops) await stop()
  clock.skip(86_400_000)
  await start({ forget: job })
  await until(() => keys.length === 2)
  await expect
    .poll(rows)
    .toMatchObject([{ name: 'forget', key: '', state: 'waiting', run: 2, attempts: 0, last_error: null }])
})

it('a job whose process was killed runs again when its lease has ended, and not before', async () => {
  const { clock, db, now, start, enqueue, until, rows } = await working()
  const { keys, job } = counting()
  await enqueue('forget', 'k')
  // Like a process that dies during the job.
  await beginJob(db, ['forget'], { now: now(), until: now() + 60 })
  await start({ forget: job })
  clock.skip(55_000)
  await enqueue('forget', 'other')
  await until(() => keys.includes('other'), 100)
  expect(keys).toEqual(['other'])
  clock.skip(10_000)
  await until(() => keys.includes('k'))
  await expect.poll(async () => (await rows()).every(({ state }) => state === 'done')).toBe(true)
})

it('a long job keeps its lease, and one that has lost it cannot finish the run of another', async () => {
  const { clock, db, now, start, enqueue, until, rows } = await working()
  const begun: (() => void)[] = []
  const job = { every: null, longest: 600, run: () => new Promise<void>((resolve) => begun.push(resolve)) }
  await enqueue('forget', 'k')
  await start({ forget: job })
  await until(() => begun.length === 1)
  const leaseEnd = async () => (await rows())[0]?.due_at ?? 0
  for (let renewed = 0; renewed < 4; renewed += 1) {
    const before = await leaseEnd()
    clock.skip(21_000)
    await expect.poll(leaseEnd).toBeGreaterThan(before)
  }
  expect(begun).toHaveLength(1)
  // Like another process after this one was frozen.
  await db.updateTable('job').set({ due_at: now() }).execute()
  const taken = await beginJob(db, ['forget'], { now: now(), until: now() + 60 })
  expect(taken).toMatchObject({ run: 2, attempts: 2 })
  begun[0]?.()
  await enqueue('forget', 'next')
  await until(() => begun.length === 2, 100)
  expect((await rows()).find(({ key }) => key === 'k')).toMatchObject({ state: 'running', run: 2 })
  begun[1]?.()
})

it('a job that fails is retried with longer waits, and does not block others', async () => {
  const { clock, now, start, enqueue, until, rows } = await working()
  const { keys, job } = counting()
  let tries = 0
  const broken = {
    every: null,
    longest: 600,
    run: async () => {
      tries += 1
      if (tries < 4) throw new Error(`no ${tries}\nin this line`)
    },
  }
  const start1 = now()
  await enqueue('tidy-chat', 'k')
  await start({ 'tidy-chat': broken, forget: job })
  const waits: number[] = []
  for (const failures of [1, 2, 3]) {
    await until(() => tries === failures, 200)
    const failed = async () => (await rows()).find((row) => row.name === 'tidy-chat')
    await expect.poll(async () => (await failed())?.state).toBe('waiting')
    const row = await failed()
    expect(row).toMatchObject({ attempts: failures, last_error: `no ${failures}` })
    waits.push((row?.due_at ?? 0) - (row?.finished_at ?? 0))
    await enqueue('forget', `k${failures}`)
    await until(() => keys.includes(`k${failures}`), 200)
    clock.skip(((row?.due_at ?? 0) - now()) * 1_000)
  }
  await until(() => tries === 4, 200)
  expect(waits).toEqual([5, 10, 20])
  expect(now() - start1).toBeLessThan(3_600)
})

it('a run that hangs is aborted after its longest duration, counts as failed, and is retried', async () => {
  const { db, now, start, enqueue, until, rows } = await working()
  const signals: AbortSignal[] = []
  const ends: (() => void)[] = []
  const hanging = {
    every: null,
    longest: 30,
    run: (_key: string, signal: AbortSignal) => {
      signals.push(signal)
      return signals.length === 3 ? Promise.resolve() : new Promise<void>((resolve) => ends.push(resolve))
    },
  }
  const started = now()
  await enqueue('forget', 'k')
  await start({ forget: hanging })
  await until(() => signals.length === 1)
  expect(signals[0]?.aborted).toBe(false)
  await until(() => signals[0]?.aborted)
  expect(now() - started).toBeGreaterThanOrEqual(30)
  await expect
    .poll(rows)
    .toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'It was aborted after 30 s, its longest duration.' }])
  expect(await changeJobs(db, [], now())).toMatch(/1 +It was aborted after 30 s/)
  await until(() => signals.length === 2)
  // The first run ends late, and must not finish the second.
  ends[0]?.()
  await until(() => signals.length === 3)
  await expect.poll(rows).toMatchObject([{ state: 'done', run: 3, attempts: 0, last_error: null }])
})

it('runs that hang and ignore the abort do not block other jobs', async () => {
  const { start, enqueue, until } = await working()
  const { keys, job } = counting()
  const ends: (() => void)[] = []
  let isOver = false
  const hanging = {
    every: null,
    longest: 30,
    run: () => (isOver ? Promise.resolve() : new Promise<void>((resolve) => ends.push(resolve))),
  }
  for (let each = 0; each < 8; each += 1) await enqueue('tidy-chat', `k${each}`)
  await start({ 'tidy-chat': hanging, forget: job })
  await enqueue('forget', 'k')
  await until(() => keys.length === 1, 5_000)
  isOver = true
  for (const end of ends) end()
})

it('operators can list jobs and their failures, and run one at once', async () => {
  const { db, now, start, enqueue, until, rows } = await working()
  const { keys, job } = counting()
  await enqueue('forget', 'later', now() + 3_600)
  expect(await changeJobs(db, [], now())).toMatch(/forget +later +waiting/)
  await start({ forget: job })
  await changeJobs(db, ['retry', 'forget', 'later'], now())
  await until(() => keys.length === 1)
  await expect.poll(async () => (await rows())[0]?.state).toBe('done')
  await changeJobs(db, ['retry', 'forget', 'later'], now())
  await until(() => keys.length === 2)
  await expect(changeJobs(db, ['retry', 'forget', 'no'], now())).rejects.toThrow(
    'No waiting or finished job "forget no"',
  )
  await expect(changeJobs(db, ['stop', 'forget'], now())).rejects.toThrow('Usage')
})

it('a one-off job is deleted a month after it was finished', async () => {
  const { db, now, start, enqueue, until, rows } = await working()
  const { keys, job } = counting()
  await enqueue('forget', 'k')
  await start({ forget: job })
  await until(() => keys.length === 1)
  await expect.poll(async () => (await rows())[0]?.state).toBe('done')
  await deleteExpired(db, now() + 29 * 86_400)
  expect(await rows()).toHaveLength(1)
  await deleteExpired(db, now() + 30 * 86_400)
  expect(await rows()).toEqual([])
})
