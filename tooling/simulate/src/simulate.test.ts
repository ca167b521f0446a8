import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeFailure } from './simulation/describe-failure'
import { openStore, type OpenStore } from './simulation/open-store'
import { runSchedule, type Outcome } from './simulation/run-schedule'
import { makeSchedule } from './simulation/make-schedule'
import type { Schedule } from './simulation/schedule'
import { BUGS, type BugName, type SeededBugs } from './simulation/seeded-bugs'
import { shrink } from './simulation/shrink'

/** The first are always the same, and more of them at night (`npm run test:deep`); `npm run simulate` tries others. */
const RUNS = process.env['TIER'] === 'deep' ? 300 : 40
/** Seeds that run twice. */
const REPEATED = process.env['TIER'] === 'deep' ? [3, 29, 81] : [29]

/** The seeds from 1 to `last`. */
const seedsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** A seed that finds each bug, tried before all others: to search for it took a third of the time of all tests here. */
const FOUND_BY: Readonly<Record<BugName, number>> = {
  noDedupe: 1,
  ackBeforeCommit: 1,
  noGapCheck: 4,
  firstPageOnly: 11,
  listCutShort: 11,
  pagesForgotten: 4,
  refusalsBlock: 161,
  toldOnArrival: 5,
  doneTwice: 18,
  changesLost: 3,
  deletedHereOnly: 4,
  clearedHereOnly: 7,
  pinnedHereOnly: 24,
  markedHereOnly: 4,
  annotatedHereOnly: 3,
  hushedHereOnly: 4,
  filedHereOnly: 6,
  draftsForgotten: 12,
  countedTwice: 1,
  confirmedHereOnly: 2,
  readersCutShort: 2,
  extendedHereOnly: 10,
  extensionsCutShort: 26,
  clearsUnannounced: 2,
  unmentionedHereOnly: 6,
  peersReadUnannounced: 1,
  pinsMistimed: 3,
  discardedHereOnly: 4,
  topicsReadHereOnly: 1,
  topicsOutdated: 8,
  leaversKept: 7,
  mutedHereOnly: 7,
  attributesHereOnly: 7,
  countedAgain: 21,
  unsentForgotten: 1,
  unsentReversed: 1,
}

let open: OpenStore
beforeAll(async () => {
  open = await openStore()
})
afterAll(() => open.close())

const run = (schedule: Schedule, bugs?: SeededBugs) => runSchedule(schedule, open.store, bugs)

/** The first schedule that fails with these bugs. */
const firstCaught = async (
  bugs: SeededBugs,
  seeds: readonly number[],
  onOutcome: (outcome: Outcome) => void = () => {},
) => {
  for (const seed of seeds) {
    const schedule = makeSchedule(seed)
    const outcome = await run(schedule, bugs)
    onOutcome(outcome)
    if (outcome.violations.length > 0) return { schedule, violations: outcome.violations }
  }
  return null
}

describe('engine and server with all faults', () => {
  it(`keep all invariants in ${RUNS} schedules`, async () => {
    const happened = new Set<string>()
    const caught = await firstCaught({}, seedsTo(RUNS), ({ closes, trace }) => {
      for (const code of closes.keys()) happened.add(`closed with ${code}`)
      for (const sign of ['the database is gone', 'fails with 60022', '"kind":"drain"'])
        if (trace.some((line) => line.includes(sign))) happened.add(sign)
    })
    expect(caught === null ? '' : describeFailure(caught.schedule, caught.violations)).toBe('')
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'closed with 4001',
        'closed with 4006',
        'the database is gone',
        'fails with 60022',
        '"kind":"drain"',
      ]),
    )
  })

  it('behave the same when a seed is repeated', async () => {
    /** Each repetition in a new database: the order of conversations of the same second depends on the ids of users. */
    const outcomes = await Promise.all(
      [await openStore(), await openStore()].map(async ({ store, close }) => {
        const found: Outcome[] = []
        for (const seed of REPEATED) found.push(await runSchedule(makeSchedule(seed), store))
        await close()
        return found
      }),
    )
    const [first = [], again = []] = outcomes.map((found) => found.map(({ trace, frames }) => ({ trace, frames })))
    expect(again).toEqual(first)
    expect(first).toHaveLength(REPEATED.length)
  })
})

describe('the simulation', () => {
  it.each(BUGS)('finds the bug %s', async (bug) => {
    expect(await firstCaught({ [bug]: true }, [FOUND_BY[bug], ...seedsTo(100)])).not.toBeNull()
  })

  it('shrinks a schedule to the failing steps', async () => {
    const bugs = { ackBeforeCommit: true }
    const caught = await firstCaught(bugs, seedsTo(50))
    if (caught === null) throw new Error('Nothing was caught.')
    const fails = async (candidate: Schedule) => (await run(candidate, bugs)).violations.length > 0
    const least = await shrink(caught.schedule, fails)
    expect(least.steps.length).toBeLessThan(caught.schedule.steps.length)
    expect(await fails(least)).toBe(true)
    for (const step of least.steps)
      expect(await fails({ ...least, steps: least.steps.filter((other) => other !== step) })).toBe(false)
  })
})
