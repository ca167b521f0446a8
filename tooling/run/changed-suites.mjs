import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chooseTests } from './choose-tests.mjs'
import { plainEnv, pnpm, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { countsOf, durationsOf, reportingTo, withEnd } from './suites.mjs'

const LANES = 2
const TASKS = ['test', 'test:browser']
const UNKNOWN_SECONDS = 1
/** For loading a test file. */
const FILE_SECONDS = 0.3
/** Sources of which Vitest knows who imports them. It does not know which tests read other files. */
const CODE = /\.[cm]?[jt]sx?$/

/** Runs the tests that a change since `base` can break, the nearest first, as far as there is time (`chooseTests`). */
export const runChangedSuites = async (base, changed) => {
  const suites = await suitesOf(base)
  const related = await inLanes(suites, (suite) => relatedTests(suite, base, changed))
  const { chosen, leftOut } = chooseTests({ changed, related: related.flat() })
  const runs = suites
    .map((suite) => ({ suite, tests: chosen.filter(({ workspace }) => workspace === suite.folder) }))
    .filter(({ tests }) => tests.length > 0)
    .sort((a, b) => secondsOf(b.tests) - secondsOf(a.tests))
  const results = await inLanes(runs, ({ suite, tests }) => runTests(suite, tests))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    problems: results.flatMap(({ problems }) => problems),
    output: results.map(({ output }) => output).join('\n'),
    notes: [`${chosen.length} test files import the change and ran.`, ...leftOutNote(leftOut)],
  }
}

const leftOutNote = (leftOut) =>
  leftOut.length === 0
    ? []
    : [
        `${leftOut.length} more import it from further away, too many for two minutes: npm test runs them.`,
        ...[...new Set(leftOut.map(({ workspace }) => workspace))].map(
          (folder) => `  ${folder}: ${leftOut.filter(({ workspace }) => workspace === folder).length}`,
        ),
      ]

/** The workspaces that changed or depend on one that did, by turbo's graph, and have tests. */
const suitesOf = async (base) => {
  const { code, stdout, output } = await turbo([...TASKS, `--filter=...[${base}]`, '--dry=json'], { env: plainEnv() })
  if (code !== 0) throw new Error(output)
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  // A workspace may have both tasks; its Vitest lists the tests of both.
  const folders = new Map(
    tasks
      .filter(({ task, command }) => TASKS.includes(task) && command !== '<NONEXISTENT>')
      .map(({ directory, package: name }) => [directory.replaceAll('\\', '/'), name]),
  )
  return [...folders].map(([folder, name]) => ({ name, folder }))
}

const relatedTests = async ({ name, folder }, base, changed) => {
  const cwd = join(ROOT, folder)
  const list = join(cwd, '.results/related.json')
  rmSync(list, { force: true })
  mkdirSync(join(cwd, '.results'), { recursive: true })
  const readsAnything = changed.some((path) => path.startsWith(`${folder}/`) && !CODE.test(path))
  const options = ['--filesOnly', `--json=${list}`, ...(readsAnything ? [] : ['--changed', base])]
  const { output } = await pnpm(['exec', 'vitest', 'list', ...options], { cwd, env: plainEnv() })
  if (!existsSync(list)) throw new Error(`${name}: vitest lists no tests\n${output}`)
  const durations = durationsOf(cwd, TASKS)
  return [...new Set(JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => file))].map((file) => ({
    workspace: folder,
    file: relative(ROOT, file).replaceAll('\\', '/'),
    seconds: FILE_SECONDS + (durations.get(file) ?? UNKNOWN_SECONDS),
  }))
}

const runTests = async ({ name, folder }, tests) => {
  const cwd = join(ROOT, folder)
  const report = join(cwd, '.results/changed.json')
  rmSync(report, { force: true })
  const options = [...reportingTo('.results/changed.json'), '--tags-filter=!deep']
  const files = tests.map(({ file }) => relative(folder, file))
  const { code, output } = await pnpm(['exec', 'vitest', 'run', ...options, ...files], { cwd, env: plainEnv() })
  const { passedIn, problems } = withEnd(countsOf(name, report), name, { output, failed: code !== 0 })
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
