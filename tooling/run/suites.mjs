import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plainEnv, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { workspaces } from './workspaces.mjs'

/**
 * Runs a Vitest task in every workspace that has it and whose name `has` accepts, and counts tests from the reports it
 * leaves in `.results`. A suite that leaves no report counts as one failure. `env` is added to the environment.
 */
export const runSuites = async (task, has = () => true, env = {}) => {
  const report = reportOf(task)
  const suites = workspaces().filter(({ manifest }) => manifest.scripts?.[task] && has(manifest.name))
  for (const { folder } of suites) rmSync(join(folder, report), { force: true })

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const filters = suites.map(({ manifest }) => `--filter=${manifest.name}`)
  const options = [...filters, '--continue', '--concurrency=1', '--output-logs=errors-only']
  const { code, output } = await turbo([task, ...options, '--', ...reporters], { env: { ...plainEnv(), ...env } })
  const counts = suites.map(({ folder, manifest }) => countsOf(manifest.name, join(folder, report)))
  const sum = {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    problems: counts.flatMap((count) => count.problems),
  }
  if (code === 0 || sum.failed > 0) return { ...sum, output }
  const problems = [`turbo run ${task} ended with ${code}, and no test failed:`, ...outsideTests(output)]
  return { ...sum, failed: 1, problems, output }
}

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
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).testResults)
      .map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]),
  )

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
