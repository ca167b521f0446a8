import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plainEnv, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { workspaces } from './workspaces.mjs'

/** From the folder of a workspace. */
const REPORTER = '../../tooling/vitest/reporter.mjs'

/** Vitest options of a run that leaves a report there. */
export const reportingTo = (file) => ['--reporter=default', `--reporter=${REPORTER}`, `--outputFile=${file}`]

/**
 * Runs a Vitest task in every workspace that has it and whose name `has` accepts, and counts tests from the reports it
 * leaves in `.results`. A suite that leaves no report counts as one failure. `env` is added to the environment. With
 * `deep`, tests with that tag run too. With `repeats`, files with failures run once more: what passes then has passed,
 * and is listed in `flaky`.
 */
export const runSuites = async (task, { has = () => true, env = {}, deep = false, repeats = false } = {}) => {
  const report = reportOf(task)
  const suites = workspaces().filter(({ manifest }) => manifest.scripts?.[task] && has(manifest.name))
  const tier = deep ? [] : ['--tags-filter=!deep', ...deepFiles(suites.map(({ folder }) => folder)).map(excluding)]
  const run = async (some, files = []) => {
    for (const { folder } of some) rmSync(join(folder, report), { force: true })
    const filters = some.map(({ manifest }) => `--filter=${manifest.name}`)
    const options = [...filters, '--continue', '--concurrency=1', '--output-logs=errors-only']
    const args = ['--', ...reportingTo(report), ...tier, ...files]
    return turbo([task, ...options, ...args], { env: { ...plainEnv(), ...env } })
  }

  const countsAfter = ({ folder, manifest }, ended) =>
    withEnd(countsOf(manifest.name, join(folder, report)), manifest.name, ended)
  const { code, output } = await run(suites)
  const ends = failedTasks(output)
  const counts = suites.map((each) =>
    countsAfter(each, { output, failed: ends.includes(`${each.manifest.name}#${task}`) }),
  )
  const outputs = [output]
  if (repeats) {
    for (const [index, count] of counts.entries()) {
      if (count.again.length === 0) continue
      const repeat = await run([suites[index]], count.again)
      outputs.push(repeat.output)
      counts[index] = afterRepeat(count, countsAfter(suites[index], { ...repeat, failed: repeat.code !== 0 }))
    }
  }
  const sum = {
    passed: counts.flatMap(({ passedIn }) => [...passedIn.values()]).reduce((total, passed) => total + passed, 0),
    failed: counts.reduce((total, count) => total + count.problems.length, 0),
    problems: counts.flatMap((count) => count.problems.map(({ text }) => text)),
    flaky: counts.flatMap((count) => count.flaky),
    slowest: counts.flatMap((count) => count.slowest),
    output: outputs.join('\n'),
  }
  if (code === 0 || suites.some(({ manifest }) => ends.includes(`${manifest.name}#${task}`))) return sum
  const problems = [...sum.problems, `turbo run ${task} ended with ${code}:`, ...outsideTests(output)]
  return { ...sum, failed: sum.failed + 1, problems }
}

/** The tasks that failed, as turbo lists them at its end: `@org/ui#test`. */
export const failedTasks = (output) => {
  const lines = [...output.matchAll(/^ *Failed: +(.+)$/gm)]
  const names = lines.at(-1)?.[1] ?? ''
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.includes('#'))
}

/** A suite that has failed while no test of it did, as when it could not close, has one failure. */
export const withEnd = (counts, name, { output, failed }) =>
  !failed || counts.problems.length > 0
    ? counts
    : {
        ...counts,
        problems: [
          {
            title: `${name} › its end`,
            text: [`${name} failed, and no test of it did:`, ...outsideTests(output)].join('\n'),
          },
        ],
      }

/** How a test file begins of which every test is deep. */
export const DEEP_FILE = '// @module-tag deep\n'

/**
 * The test files of which every test is deep, by their paths in the folders of workspaces: to load them takes seconds,
 * too. None whose path another of the folders has as well, with tests of the gate.
 */
export const deepFiles = (folders) => {
  const isDeep = (path) => readFileSync(path, 'utf8').startsWith(DEEP_FILE)
  const paths = [...new Set(folders.flatMap(testFiles))]
  return paths.filter((path) =>
    folders.map((folder) => join(folder, path)).every((at) => !existsSync(at) || isDeep(at)),
  )
}

const testFiles = (folder) =>
  ['src', 'test']
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) => readdirSync(join(folder, part), { recursive: true }).map((name) => `${part}/${name}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path))

const excluding = (path) => `--exclude=${path}`

const MOST_LINES = 80

/** What a suite printed about an error outside its tests: from the first such report on, or else its end. */
export const outsideTests = (output) => {
  const lines = output.trimEnd().split('\n')
  const first = lines.findIndex((line) => /Unhandled|Uncaught|Serialized Error|close timed out|FATAL ERROR/.test(line))
  return first === -1 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES)
}

const reportOf = (task) => `.results/${task.replace(':', '-')}.json`

/** Seconds that each test file of a workspace took when the whole tasks ran last; empty when they never did. */
export const durationsOf = (folder, tasks) =>
  new Map(
    tasks
      .map((task) => join(folder, reportOf(task)))
      .filter((file) => existsSync(file))
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).files)
      .map(({ file, seconds }) => [file, seconds]),
  )

/** Above this, in milliseconds, a test is slow. */
const SLOW = 1_000

/**
 * What a report counts; a suite that left none has failed. `again` are the files to repeat: those whose failures all
 * allow it.
 */
export const countsOf = (name, file) => {
  const none = { passedIn: new Map(), again: [], flaky: [], slowest: [] }
  if (!existsSync(file)) return { ...none, problems: [{ text: `${name}: the suite ended without a report` }] }

  const { files, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failures = files.flatMap(failuresOf)
  const outside = errors.map((error) => ({ text: `${name}, outside of the tests: ${firstLines(error)}` }))
  const mayRepeat = (path) => failures.every((failure) => failure.file !== path || failure.repeats)
  return {
    ...none,
    passedIn: new Map(files.map((one) => [one.file, one.tests.filter(({ state }) => state === 'passed').length])),
    problems: [...failures, ...outside],
    again: [...new Set(failures.map((failure) => failure.file))].filter(mayRepeat),
    slowest: files.flatMap((one) =>
      one.tests.filter(({ ms }) => ms > SLOW).map((test) => ({ title: titleOf(one, test.name), ms: test.ms })),
    ),
  }
}

const failuresOf = (file) => {
  const failed = file.tests.filter(({ state }) => state === 'failed')
  const all = file.error ? [...failed, { name: 'the file itself', tags: [], error: file.error }] : failed
  return all.map(({ name, tags, error }) => {
    const title = titleOf(file, name)
    const short = firstLines(error ?? '')
    const repeats = !tags.includes('once') && !isOnce(file.file)
    return { file: file.file, title, error: short, text: `${title}\n    ${short}`, repeats }
  })
}

/** A hook that fails, or a file that cannot be loaded, has no tags of its own. Properties try the same cases again. */
const ONCE = /^\/\/ @module-tag once$|^import .+ from 'fast-check'$/m
const isOnce = (path) => existsSync(path) && ONCE.test(readFileSync(path, 'utf8'))

const titleOf = ({ file }, name) => `${relative(ROOT, file).replaceAll('\\', '/')} › ${name}`

/** The counts of a suite whose files with failures have run once more. */
export const afterRepeat = (first, second) => {
  const repeated = first.problems.filter(({ file }) => first.again.includes(file))
  const failsAgain = ({ title }) => second.problems.some((failure) => failure.title === title)
  return {
    ...first,
    passedIn: new Map([...first.passedIn, ...second.passedIn]),
    problems: [...first.problems.filter((failure) => !repeated.includes(failure)), ...second.problems],
    flaky: repeated.filter((failure) => !failsAgain(failure)).map(({ title, error }) => ({ title, error })),
  }
}

const firstLines = (text) => text.split('\n').slice(0, 4).join('\n    ')
