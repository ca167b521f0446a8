// `npm run flaky -- --runs 20 --load 4 --stall --only server,screens --files src/im`: repeats suites beside busy processes,
// without retries, in another order of files each time, and prints what failed at least once. `--seed 11` goes on where
// ten runs ended, so that several clones share the runs.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, plainEnv, pnpm } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { stallChildren } from './stall.mjs'

await install()
const { steps } = await import('./steps.mjs')
const { countsOf, reportingTo, withEnd } = await import('./suites.mjs')
const { workspaces } = await import('./workspaces.mjs')

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
    stall: { type: 'boolean', default: false },
    only: { type: 'string', default: 'server,screens' },
    files: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)
const firstSeed = Number(values.seed)
const load = Number(values.load)
const suites = steps.filter(({ suite }) => suite)
const chosen = values.only.split(',').map((id) => suites.find((step) => step.id === id) ?? id)
const unknown = chosen.filter((step) => typeof step === 'string')
const mostLoad = 4 * availableParallelism()
if (
  unknown.length > 0 ||
  !(runs >= 1) ||
  !(Number.isInteger(firstSeed) && firstSeed >= 1) ||
  !(load >= 0 && load <= mostLoad)
) {
  console.error(
    `npm run flaky -- [--runs N] [--seed FIRST] [--load 0 to ${mostLoad}] [--stall] [--only SUITES] [--files PART_OF_A_PATH]\nSuites: ${suites.map(({ id }) => id).join(', ')}`,
  )
  process.exit(2)
}

// Their tests start the built app and server.
const apps = steps.find(({ id }) => id === 'apps')
if (chosen.some(({ after }) => after?.includes(apps.id))) {
  const { failed, output } = await apps.run({ deep: false })
  if (failed > 0) {
    console.error(`${output}\nThe build failed (see above).`)
    process.exit(1)
  }
}

const RESULTS = join(ROOT, '.results')
mkdirSync(RESULTS, { recursive: true })
const busy = Array.from({ length: load }, () => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }))
/** Of each title: how often it failed, its first error and the seeds of those runs. */
const failures = new Map()
let passed = 0

const runOnce = async (step, { folder, manifest }, seed, env) => {
  const report = join(folder, '.results/flaky.json')
  rmSync(report, { force: true })
  // Its script names the project of Vitest.
  const script = manifest.scripts[step.task].split(' ').slice(1)
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
  const args = ['exec', 'vitest', ...script, '--retry=0', '--tags-filter=!deep', '--passWithNoTests', ...order]
  const options = [...reportingTo('.results/flaky.json'), ...values.files]
  const { code, output } = await pnpm([...args, ...options], { cwd: folder, env: { ...plainEnv(), ...env } })
  const ended = { output, failed: code !== 0 }
  const { passedIn, problems } = withEnd(countsOf(manifest.name, report), manifest.name, ended)
  passed += [...passedIn.values()].reduce((total, count) => total + count, 0)
  if (problems.length > 0) writeFileSync(join(RESULTS, `flaky-${step.id}-${seed}.log`), output)
  for (const { title, text } of problems) {
    const known = failures.get(title ?? text) ?? { text, seeds: [] }
    known.seeds.push(seed)
    failures.set(title ?? text, known)
  }
  return problems.length
}

const stopStalls = values.stall ? stallChildren(process.pid) : () => undefined
const endLoad = () => {
  stopStalls()
  for (const child of busy) child.kill('SIGKILL')
}
// A signal or an error may end this process.
process.on('exit', endLoad)
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  for (const step of chosen) {
    const some = workspaces().filter(({ manifest }) => manifest.scripts?.[step.task] && step.workspaces(manifest.name))
    const since = performance.now()
    const work = async (env) => {
      let failed = 0
      for (const workspace of some) failed += await runOnce(step, workspace, seed, env)
      return failed
    }
    // A suite that runs in memory in the gate runs on the disk by turns: calls that write take another time there.
    const failed = seed % 2 === 1 ? await step.around(work) : await work({})
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    console.log(
      `${failed > 0 ? '✗' : '✓'} run ${seed} of ${step.id.padEnd(10)} ${seconds.padStart(5)} s  ${failed} failed`,
    )
  }
}
endLoad()

const report = [...failures].map(([title, { text, seeds }]) => ({ title, text, failed: seeds.length, runs, seeds }))
writeFileSync(join(RESULTS, `flaky-report-${firstSeed}.json`), JSON.stringify(report, null, 2))
for (const { text, failed, seeds } of report.sort((a, b) => b.failed - a.failed))
  console.log(`\n${failed} of ${runs} runs (seeds ${seeds.join(', ')}): ${text}`)
const ranNothing = passed === 0 && report.length === 0
if (ranNothing) console.error('No test has such a path.')
console.log(`\n${passed} passed, ${report.length} failed`)
process.exitCode = report.length > 0 || ranNothing ? 1 : 0
