// What `.ci/run` runs: all of `npm test`, the steps that depend on Node on the newest LTS line, and the release check.
// The last line sums up: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { PATH, pathWith } from './npx-path.mjs'
import { ROOT, run } from './process.mjs'

/** The newest LTS line that the npm registry ships as package `node`. */
const NEWEST_LTS = '26.10.0'
const ON_NEWEST = ['--only', 'unit,start,e2e', '--logs', '.results/newest-lts']

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

/** The release check counts as one test. */
const rehearse = async () => {
  const { code } = await run(process.execPath, ['tooling/run/release-check.mjs'], { show: true })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const counts = []
console.log(`On Node ${process.version}`)
counts.push(await test(process.env[PATH], []))
console.log('\nThe rehearsal of a release (npm run release:check)')
counts.push(await rehearse())
console.log(`\nOn Node v${NEWEST_LTS}`)
counts.push(await test(pathWith(`node@${NEWEST_LTS}`), ON_NEWEST))

const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`\nAll together:\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
