// What `.ci/run` runs, with node and npm alone: all of `npm test` and a release, then, as far as the time goes, on the
// newest LTS line the steps whose result depends on Node. The last line sums up: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { countsOf } from './ci-counts.mjs'
import { PATH, pathWith } from './npx-path.mjs'
import { ROOT } from './process.mjs'

/** The newest LTS line that the npm registry ships as package `node`. */
const NEWEST_LTS = '26.10.0'

/** CI ends a run after 90 minutes, and then nothing of it counts. */
const MINUTES = 84
/** How long stopped steps have to end, in milliseconds. */
const GRACE = 30_000

const startedAt = performance.now()
const left = () => MINUTES * 60_000 - (performance.now() - startedAt)

/**
 * Runs `npm test` with this environment, prints its output, and stops it `within` that many milliseconds. Resolves to its
 * counts.
 */
const test = async (env, args, within = Infinity) => {
  const child = spawn('node', ['tooling/run/test.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    process.stdout.write(chunk)
    output += chunk
  })
  const stops = [
    [within, 'SIGTERM'],
    [within + GRACE, 'SIGKILL'],
  ]
  const timers = within === Infinity ? [] : stops.map(([delay, signal]) => setTimeout(() => child.kill(signal), delay))
  await new Promise((resolve) => child.on('exit', resolve))
  for (const timer of timers) clearTimeout(timer)
  return countsOf(output, { stopped: left() <= 0 })
}

const counts = []
const notes = []

/** Steps that run if there is time. Those that do not end in time fail nothing, and are named at the end. */
const testInTime = async (title, env, args) => {
  const count = left() > 0 ? await test(env, args, left()) : { passed: 0, failed: 0, ended: false }
  counts.push(count)
  if (!count.ended) notes.push(`${title}: not ended within ${MINUTES} minutes`)
}

console.log(`On Node ${process.version}`)
counts.push(await test({}, ['--with', 'release']))

console.log(`\nOn Node v${NEWEST_LTS}`)
// Left out: tests that run in Chromium alone do not meet Node, and the simulation runs the modules of engine and server
// that their own tests run here.
const newest = { [PATH]: pathWith(`node@${NEWEST_LTS}`) }
for (const [steps, env] of [
  ['unit,start', newest],
  // Nothing else runs, so they get both cores.
  ['server', { ...newest, VITEST_MAX_WORKERS: '2' }],
  ['e2e', newest],
]) {
  const args = ['--only', steps, '--logs', `.results/newest-lts-${steps.split(',').at(-1)}`]
  await testInTime(`${steps} on Node v${NEWEST_LTS}`, env, args)
}

const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
console.log(
  `\nAll together:\n${notes.map((note) => `${note}\n`).join('')}${sum('passed')} passed, ${sum('failed')} failed`,
)
process.exit(sum('failed') > 0 ? 1 : 0)
