import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chooseTests } from './choose-tests.mjs'
import { plainEnv, pnpm } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { relatedTests } from './related-tests.mjs'
import { countsOf, reportingTo, withEnd } from './suites.mjs'
import { workspaces } from './workspaces.mjs'

const LANES = 2

/** Runs the tests that `changed` files can break, the nearest first, as far as there is time (`chooseTests`). */
export const runChangedSuites = async (changed) => {
  const { chosen, leftOut } = chooseTests({ changed, related: relatedTests(changed, workspaces(), ROOT) })
  const runs = [...new Set(chosen.map(({ workspace }) => workspace))]
    .map((folder) => ({ folder, tests: chosen.filter(({ workspace }) => workspace === folder) }))
    .sort((a, b) => secondsOf(b.tests) - secondsOf(a.tests))
  const results = await inLanes(runs, runTests)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    problems: results.flatMap(({ problems }) => problems),
    output: results.map(({ output }) => output).join('\n'),
    notes: [`${chosen.length} test files that the change can break ran.`, ...leftOutNote(leftOut)],
  }
}

const leftOutNote = (leftOut) =>
  leftOut.length === 0
    ? []
    : [
        `${leftOut.length} more are further away, too many for a quick answer: npm test runs them.`,
        ...[...new Set(leftOut.map(({ workspace }) => workspace))].map(
          (folder) => `  ${folder}: ${leftOut.filter(({ workspace }) => workspace === folder).length}`,
        ),
      ]

const runTests = async ({ folder, tests }) => {
  const cwd = join(ROOT, folder)
  const report = join(cwd, '.results/changed.json')
  rmSync(report, { force: true })
  const options = [...reportingTo('.results/changed.json'), '--tags-filter=!deep']
  const files = tests.map(({ file }) => relative(folder, file))
  const { code, output } = await pnpm(['exec', 'vitest', 'run', ...options, ...files], { cwd, env: plainEnv() })
  const { passedIn, problems } = withEnd(countsOf(folder, report), folder, { output, failed: code !== 0 })
  const passed = [...passedIn.values()].reduce((total, count) => total + count, 0)
  return { passed, failed: problems.length, problems: problems.map(({ text }) => text), output }
}

const secondsOf = (tests) => tests.reduce((total, { seconds }) => total + seconds, 0)

/** `work` on every item, two at a time; the results in the order of the items. */
const inLanes = async (items, work) => {
  const results = []
  const waiting = [...items.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
