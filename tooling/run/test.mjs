// `npm test`: installs, then checks everything. `npm test -- --only lint,unit` for some steps, `--with release` for all
// and the release, `--list` for their names, `--logs FOLDER` to keep the logs elsewhere than in `.results`, `--changed
// [REF]` for what a change since REF can break. The last line is `N passed, N failed`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { install } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { schedule } from './schedule.mjs'

const LANES = 2
/** The number of printed lines of a failed step; its log has the full output. */
const SHOWN_LINES = 300

const startedAt = performance.now()
/** What follows an option on the command line; empty when nothing or another option does. */
const valueOf = (option) => {
  if (!process.argv.includes(option)) return null
  const value = process.argv[process.argv.indexOf(option) + 1] ?? ''
  return value.startsWith('--') ? '' : value
}

const LOGS = join(ROOT, valueOf('--logs') || '.results')

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

await install({ show: process.argv.includes('--verbose') })
const changedSince = valueOf('--changed')

/** Loaded after the install, because the guards import packages. */
const loadSteps = async () => {
  if (changedSince === null) return (await import('./steps.mjs')).steps
  try {
    return (await import('./changed-steps.mjs')).changedSteps(changedSince)
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

const steps = await loadSteps()
if (steps.length === 0) console.log('Nothing has changed.')

const only = valueOf('--only')?.split(',')
const also = valueOf('--with')?.split(',') ?? []
const unknown = [...(only ?? []), ...also].filter((id) => !steps.some((step) => step.id === id))
if (unknown.length > 0 || process.argv.includes('--list')) {
  if (unknown.length > 0) console.error(`There is no step ${unknown.join(', ')}. The steps:`)
  for (const { id, title } of steps) console.log(`${id.padEnd(12)} ${title}`)
  process.exit(unknown.length > 0 ? 2 : 0)
}

const total = { passed: 0, failed: 0 }
const failures = []
const notes = []
rmSync(LOGS, { recursive: true, force: true })
mkdirSync(LOGS, { recursive: true })

const line = (mark, step, text) => console.log(`${mark} ${step.title.padEnd(44)} ${text}`)

const work = async (step) => {
  const since = performance.now()
  const result = await step.run().catch((error) => ({ passed: 0, failed: 1, problems: [error.stack ?? String(error)] }))
  if (result.output) writeFileSync(join(LOGS, `${step.id}.log`), result.output)
  if (result.skipped) {
    line('–', step, `skipped: ${result.skipped}`)
    return true
  }
  total.passed += result.passed
  total.failed += result.failed
  notes.push(...(result.notes ?? []))
  if (result.failed > 0) failures.push({ step, ...result })
  const tests = step.suite ? `  ${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}` : ''
  line(result.failed > 0 ? '✗' : '✓', step, `${seconds(since).padStart(8)}${tests}`)
  return result.failed === 0
}

const skip = (step, broken) => line('–', step, `not run: ${broken} failed`)

const asked = new Set(only ?? [...steps.filter(({ onlyByName }) => !onlyByName).map(({ id }) => id), ...also])
const wanted = ({ id }) => asked.has(id) || steps.some((other) => other.needs.includes(id) && wanted(other))
await schedule(steps.filter(wanted), { lanes: LANES, work, skip })

for (const { step, problems, output } of failures) {
  console.log(`\n── ${step.title} (npm test -- --only ${step.id})`)
  const lines = (problems.length > 0 ? problems.join('\n') : (output ?? '')).trim().split('\n')
  console.log(lines.slice(0, SHOWN_LINES).join('\n'))
  if (lines.length > SHOWN_LINES) console.log(`… ${lines.length - SHOWN_LINES} more lines`)
  if (output) console.log(`The whole log: ${relative(ROOT, LOGS)}/${step.id}.log`)
}

if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
console.log(`\nAll steps took ${seconds(startedAt)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
