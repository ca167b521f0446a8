import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openStore } from './simulation/open-store'
import { describeFailure } from './simulation/describe-failure'
import { runSchedule } from './simulation/run-schedule'
import { makeSchedule } from './simulation/make-schedule'
import { BUGS, type BugName } from './simulation/seeded-bugs'
import { shrink } from './simulation/shrink'
import { readOptions } from './read-options'

const USAGE = `npm run simulate -- [--runs N] [--seed S] [--step D] [--processes P] [--trace] [--bug ${BUGS.join('|')}]
  --runs   how many schedules, from the seed on (300)
  --seed   the first seed (1); one that failed is replayed with --runs 1
  --step   from one seed to the next (1)
  --processes  how many processes share the seeds (1)
  --trace  print what happened, line by line
  --bug    make one of the mistakes that the simulation must find`

/**
 * Runs schedules one after the other and stops at the first that violates an invariant, shrunk to the failing steps.
 */
const main = async (): Promise<number> => {
  const read = readOptions(USAGE, {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
    bug: { type: 'string' },
  })
  if (read.values === null) {
    console.error(read.text)
    return read.code
  }
  const { values } = read
  const runs = Number(values.runs)
  const first = Number(values.seed)
  const step = Number(values.step)
  const processes = Number(values.processes)
  const bug = BUGS.find((name) => name === values.bug)
  const numbers = [runs, first, step, processes]
  if (
    !numbers.every((number) => Number.isSafeInteger(number) && number > 0) ||
    (values.bug !== undefined && bug === undefined)
  ) {
    console.error(USAGE)
    return 2
  }
  if (processes > 1) return share(processes, { runs, first, bug })
  const { store, close } = await openStore()
  process.once('SIGTERM', () => (isStopped = true))
  try {
    return await runAll({ store, runs, first, step, bug, isTraced: values.trace })
  } finally {
    await close()
  }
}

/** Each process takes every so manieth seed, in a database of its own. The first failure ends them all. */
const share = async (
  processes: number,
  { runs, first, bug }: Pick<Runs, 'runs' | 'first' | 'bug'>,
): Promise<number> => {
  const children = Array.from({ length: processes }, (_, index) => {
    const own = [`--runs=${Math.ceil((runs - index) / processes)}`, `--seed=${first + index}`, `--step=${processes}`]
    const all = [...process.execArgv, process.argv[1] ?? '', ...own, ...(bug === undefined ? [] : [`--bug=${bug}`])]
    return spawn(process.execPath, all, { stdio: 'inherit' })
  })
  const codes = await Promise.all(
    children.map(async (child) => {
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code !== 0) for (const other of children) other.kill()
      return code ?? 1
    }),
  )
  return codes.every((code) => code === 0) ? 0 : 1
}

/** Another process has found a failure: the database is closed after this schedule. */
let isStopped = false

interface Runs {
  readonly store: Awaited<ReturnType<typeof openStore>>['store']
  readonly runs: number
  readonly first: number
  readonly step: number
  readonly bug: BugName | undefined
  readonly isTraced: boolean
}

const runAll = async ({ store, runs, first, step, bug, isTraced }: Runs): Promise<number> => {
  const bugs = bug === undefined ? {} : { [bug]: true }
  const startedAt = performance.now()
  const sum = { messages: 0, frames: 0, queries: 0 }
  const closes = new Map<number, number>()
  for (let run = 0; run < runs; run += 1) {
    if (isStopped) return 1
    const seed = first + run * step
    // The server's own statements are planned for as many rows as there were when they were last counted.
    if (run % 100 === 99) await store.direct('VACUUM ANALYZE')
    if (run > 0 && run % 500 === 0) print(`${run} schedules up to seed ${seed - step}: every invariant holds.`)
    const schedule = makeSchedule(seed)
    const outcome = await runSchedule(schedule, store, bugs)
    if (isTraced) print(outcome.trace.join('\n'))
    if (outcome.violations.length > 0) {
      const broken = outcome.violations[0]?.invariant
      print(`Seed ${seed} breaks ${broken}; looking for the least that does.`)
      const least = await shrink(schedule, async (candidate) => {
        const { violations } = await runSchedule(candidate, store, bugs)
        return violations.some(({ invariant }) => invariant === broken)
      })
      print(describeFailure(least, (await runSchedule(least, store, bugs)).violations))
      return 1
    }
    for (const [code, count] of outcome.closes) closes.set(code, (closes.get(code) ?? 0) + count)
    sum.messages += outcome.messages
    sum.frames += outcome.frames
    sum.queries += outcome.queries
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20)
  print(
    `${runs} schedules from seed ${first}: every invariant holds. ${sum.messages} messages, ${sum.frames} frames, ` +
      `${sum.queries} queries in ${seconds.toFixed(1)} s, ${((seconds / runs) * 1_000).toFixed(0)} ms a schedule, heap ${heap} MB. ` +
      `Servers closed ${[...closes].map(([code, count]) => `${count} connections with ${code}`).join(', ')}.`,
  )
  return 0
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

process.exitCode = await main()
