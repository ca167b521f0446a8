import { guards } from '../guards/index.mjs'
import { plainEnv, pnpm, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { runSuites } from './suites.mjs'
import { tryStart } from './try-start.mjs'

/** A script of the root package.json whose exit code is the result. */
export const script = (id, title, name, args = []) => ({
  id,
  title,
  needs: [],
  weight: 1,
  run: async () => verdict(await pnpm(['run', name, ...args], { env: plainEnv() })),
})

/** Turbo tasks whose exit code is the result. They use both lanes. */
export const tasks = (id, title, args) => ({
  id,
  title,
  needs: [],
  weight: 2,
  run: async () =>
    verdict(await turbo([...args, '--continue', '--concurrency=2', '--output-logs=errors-only'], { env: plainEnv() })),
})

const suite = (id, title, task) => ({
  id,
  title,
  needs: [],
  weight: 2,
  suite: true,
  run: () => runSuites(task),
})

const guard = ({ id, title, needs = [], check }) => ({
  id,
  title,
  needs,
  weight: 1,
  run: async () => {
    const { problems = [], skipped } = await check({ root: ROOT, pnpm })
    return { ...one(problems.length === 0), problems, skipped }
  },
})

const started = async () => {
  const { problems, output } = await tryStart()
  return { ...one(problems.length === 0), problems, output }
}

export const verdict = ({ code, output }) => ({
  ...one(code === 0),
  problems: code === 0 ? [] : output.split('\n').filter((line) => !CHATTER.test(line)),
  output,
})

/** Output of pnpm and turbo themselves, which is hidden. */
const CHATTER =
  /^\s*$|^\s*•|cache (miss|hit)|(^|: )\$ |ELIFECYCLE|command finished with error| ERROR +(command|run failed)|^ *(Tasks|Cached|Time|Failed): /

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Cheap steps first, steps that need the build after it, end-to-end tests last. */
export const steps = [
  script('format', 'Formatting (prettier)', 'format:check'),
  script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
  script('boundaries', 'Import boundaries and cycles', 'boundaries'),
  script('unused', 'Unused files, exports, dependencies (knip)', 'unused'),
  ...guards.filter(({ needs }) => !needs).map(guard),
  tasks('types', 'Types of every workspace', ['typecheck']),
  suite('unit', 'Unit tests', 'test'),
  suite('component', 'Component tests in Chromium', 'test:browser'),
  tasks('build', 'Build of the packages', ['build', '--filter=./packages/*']),
  ...guards.filter(({ needs }) => needs).map(guard),
  tasks('apps', 'Build of the apps', ['build', '--filter=./apps/*']),
  { id: 'start', title: 'npm start serves the product', needs: [], weight: 2, run: started },
  suite('e2e', 'End to end in Chromium', 'test:e2e'),
]
