// What `.ci/run` runs: all of `npm test` and a release, then on the newest LTS line the steps whose result depends on
// Node. The last line sums up: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { PATH, pathWith } from './npx-path.mjs'
import { ROOT } from './process.mjs'

/** The newest LTS line that the npm registry ships as package `node`. */
const NEWEST_LTS = '26.10.0'
/**
 * Left out: tests that run in Chromium alone do not meet Node, and the simulation runs the modules of engine and server
 * that their own tests run here.
 */
const ON_NEWEST = ['--only', 'server,unit,start,e2e', '--logs', '.results/newest-lts']

/** Runs `npm test` with this PATH and prints its output. Resolves to its counts. */
const test = async (path, args) => {
  const child = spawn('node', ['tooling/run/test.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, [PATH]: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    process.stdout.write(chunk)
    output += chunk
  }
  const [, passed, failed] = /(\d+) passed, (\d+) failed\n$/.exec(output) ?? [null, 0, 1]
  return { passed: Number(passed), failed: Number(failed) }
}

const counts = []
console.log(`On Node ${process.version}`)
counts.push(await test(process.env[PATH], ['--with', 'release']))
console.log(`\nOn Node v${NEWEST_LTS}`)
counts.push(await test(pathWith(`node@${NEWEST_LTS}`), ON_NEWEST))

const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`\nAll together:\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
