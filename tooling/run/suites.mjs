import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plainEnv, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { workspaces } from './workspaces.mjs'

/** Takes as long as all others together, so it has a lane of its own: begun last, it would keep one core waiting. */
const LONGEST = '@org/server'

/**
 * Runs a Vitest task in every workspace that has it and counts tests from the reports it leaves in `.results`.
 * A suite that leaves no report counts as one failure.
 */
export const runSuites = async (task) => {
  const report = reportOf(task)
  const suites = workspaces().filter(({ manifest }) => manifest.scripts?.[task])
  for (const { folder } of suites) rmSync(join(folder, report), { force: true })

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const hasLongest = suites.some(({ manifest }) => manifest.name === LONGEST)
  const lanes = hasLongest ? [[`--filter=${LONGEST}`], [`--filter=!${LONGEST}`]] : [[]]
  const runs = await Promise.all(
    lanes.map((filter) =>
      turbo(
        [
          task,
          ...filter,
          '--continue',
          `--concurrency=${2 / lanes.length}`,
          '--output-logs=errors-only',
          '--',
          ...reporters,
        ],
        { env: plainEnv() },
      ),
    ),
  )
  const code = Math.max(...runs.map((run) => run.code))
  const output = runs.map((run) => run.output).join('\n')
  const counts = suites.map(({ folder, manifest }) => countsOf(manifest.name, join(folder, report)))
  const sum = {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    problems: counts.flatMap((count) => count.problems),
  }
  if (code === 0 || sum.failed > 0) return { ...sum, output }
  return { ...sum, failed: 1, problems: [`turbo run ${task} ended with ${code}`], output }
}

const reportOf = (task) => `.results/${task.replace(':', '-')}.json`

/** Seconds that each test file of a workspace took when the whole task ran last; empty when it never did. */
export const durationsOf = (folder, task) => {
  const file = join(folder, reportOf(task))
  if (!existsSync(file)) return new Map()
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]))
}

/** What a Vitest report counts; a suite that left none has failed. */
export const countsOf = (name, file) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, problems: [`${name}: the suite ended without a report`] }

  const { numPassedTests, success, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const problems = testResults.flatMap((suite) => problemsOf(name, suite))
  if (!success && problems.length === 0) problems.push(`${name}: an error outside the tests (see the log)`)
  return { passed: numPassedTests, failed: problems.length, problems }
}

const problemsOf = (name, suite) => {
  const file = relative(ROOT, suite.name)
  const failures = suite.assertionResults.filter(({ status }) => status === 'failed')
  if (failures.length === 0 && suite.status === 'failed') return [`${name} ${file}: ${firstLines(suite.message)}`]
  return failures.map((test) => `${file} › ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}`)
}

const firstLines = (text) => text.split('\n').slice(0, 4).join('\n    ')
