// `npm test`, the gate: installs, then checks what every change has to pass. `npm test -- --only lint,unit` for some
// steps, `--list` for their names, `--logs FOLDER` to keep the logs elsewhere than in `.results`, `--changed [REF]` for
// what a change since REF can break. `npm run test:deep`: what is for the night, with `--deep`. A whole run of either leaves
// `.results/last-run.json`; one that does not come to its end leaves it with `failed: 1` and no steps. The last line is
// `N passed, N failed`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { commandOf, optionsOf, USAGE } from './options.mjs'
import { install } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { clearLogs, LAST_RUN, REPEATED } from './results.mjs'
import { runRecord } from './run-record.mjs'
import { schedule } from './schedule.mjs'

/** More than the cores of a small machine: a step waits for timers, sockets and frames for a quarter of its time. */
const LANES = 3
/** The number of printed lines of a failed step; its log has the full output. */
const SHOWN_LINES = 300

/** The number of printed slow tests. */
const SLOWEST = 20
/** More tests than these that pass only when repeated make a run red, or repeats would hide faults. */
const MOST_FLAKY = 3

const startedAt = performance.now()
const readOptions = () => {
  try {
    return optionsOf(process.argv.slice(2))
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`)
    process.exit(2)
  }
}

const options = readOptions()
const { deep, list, changed } = options
const LOGS = resolve(ROOT, options.logs)

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const isWhole = options.only === undefined && changed === undefined && !list
mkdirSync(LOGS, { recursive: true })
const record = (result) => {
  if (isWhole)
    writeFileSync(
      join(LOGS, LAST_RUN),
      JSON.stringify(runRecord({ tier: deep ? 'deep' : 'gate', startedAt, ...result }), null, 2),
    )
}
record({ passed: 0, failed: 1, flaky: [], times: [] })
await install({ show: options.verbose })

/** Loaded after the install, because the guards import packages. */
const loadSteps = async () => {
  if (changed === undefined) return (await import('./steps.mjs')).stepsOf(deep)
  try {
    return (await import('./changed-steps.mjs')).changedSteps(changed)
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

const steps = await loadSteps()
if (steps.length === 0) {
  console.log('Nothing has changed.\n0 passed, 0 failed')
  process.exit(0)
}

const only = options.only?.split(',')
const unknown = (only ?? []).filter((id) => !steps.some((step) => step.id === id))
if (unknown.length > 0 || list) {
  if (unknown.length > 0) console.error(`There is no step ${unknown.join(', ')}. The steps:`)
  for (const { id, title } of steps) console.log(`${id.padEnd(12)} ${title}`)
  process.exit(unknown.length > 0 ? 2 : 0)
}

const total = { passed: 0, failed: 0 }
const flaky = []
const slowest = []
const times = []
const failures = []
const notes = []
clearLogs(LOGS)

const line = (mark, step, text) => console.log(`${mark} ${step.title.padEnd(44)} ${text}`)

const work = async (step) => {
  const since = performance.now()
  const result = await step
    .run({ deep })
    .catch((error) => ({ passed: 0, failed: 1, problems: [error.stack ?? String(error)] }))
  if (result.output) writeFileSync(join(LOGS, `${step.id}.log`), result.output)
  if (result.skipped) {
    line('–', step, `skipped: ${result.skipped}`)
    return true
  }
  total.passed += result.passed
  total.failed += result.failed
  notes.push(...(result.notes ?? []))
  flaky.push(...(result.flaky ?? []))
  slowest.push(...(result.slowest ?? []))
  times.push({ id: step.id, seconds: Math.round((performance.now() - since) / 100) / 10 })
  if (result.failed > 0) failures.push({ step, ...result })
  const tests = step.suite ? `  ${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}` : ''
  line(result.failed > 0 ? '✗' : '✓', step, `${seconds(since).padStart(8)}${tests}`)
  return result.failed === 0
}

const skip = (step, broken) => line('–', step, `not run: ${broken} failed`)

const wanted = ({ id }) =>
  !only || only.includes(id) || steps.some((other) => other.needs.includes(id) && wanted(other))
await schedule(steps.filter(wanted), { lanes: LANES, work, skip })

for (const { step, problems, output } of failures) {
  console.log(`\n── ${step.title} (${commandOf(options, step.id)})`)
  const lines = (problems.length > 0 ? problems.join('\n') : (output ?? '')).trim().split('\n')
  console.log(lines.slice(0, SHOWN_LINES).join('\n'))
  if (lines.length > SHOWN_LINES) console.log(`… ${lines.length - SHOWN_LINES} more lines`)
  if (output) console.log(`The whole log: ${relative(ROOT, LOGS)}/${step.id}.log`)
  if (step.remedy) console.log(`What to do: ${step.remedy}`)
}

if (slowest.length > 0) {
  console.log('\nThe slowest tests:')
  const shown = slowest.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  for (const { title, ms } of shown) console.log(`${(ms / 1_000).toFixed(1).padStart(6)} s  ${title}`)
}

if (flaky.length > 0) {
  console.log(`\nPassed only when repeated (${flaky.length}):`)
  for (const { title, error } of flaky) console.log(`${title}\n    ${error}`)
  writeFileSync(join(LOGS, REPEATED), JSON.stringify(flaky, null, 2))
}
if (flaky.length > MOST_FLAKY) {
  total.failed += 1
  console.log(`More than ${MOST_FLAKY} passed only when repeated: mend their causes.`)
}

if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
record({ ...total, flaky, times })
console.log(`\nAll steps took ${seconds(startedAt)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
