import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { guards } from '../guards/index.mjs'
import { inMemory } from './memory.mjs'
import { PATH, pathWith } from './npx-path.mjs'
import { plainEnv, pnpm, turbo } from './pnpm.mjs'
import { ROOT, run } from './process.mjs'
import { rehearsalProblems } from './rehearsal.mjs'
import { runSuites } from './suites.mjs'
import { tryStart } from './try-start.mjs'

/** A script of the root package.json whose exit code is the result. */
export const script = (id, title, name, args = []) => ({
  id,
  title,
  remedy: REMEDIES[id],
  needs: [],
  weight: 1,
  run: async () => verdict(await pnpm(['run', name, ...args], { env: plainEnv() })),
})

/** What to do when such a script fails. Guards have their own. */
const REMEDIES = {
  format: 'Run `npm run format`.',
  lint: 'Change the code. If the rule is wrong for this project, change it in `.oxlintrc.json` for all files.',
  boundaries: 'Move the code to the right layer, or pass the value in. `.dependency-cruiser.mjs` explains each rule.',
  unused: 'Delete what nothing uses.',
}

/** Turbo tasks whose exit code is the result, `weight` at a time. */
export const tasks = (id, title, args, weight) => ({
  id,
  title,
  needs: [],
  weight,
  run: async () =>
    verdict(
      await turbo([...args, '--continue', `--concurrency=${weight}`, '--output-logs=errors-only'], { env: plainEnv() }),
    ),
})

/**
 * The Vitest task of the workspaces that `has` accepts by name, one workspace after the other. `around` sets up.
 * `repeats`: it has browsers, sockets or processes, so CI repeats a file that fails, in the open.
 */
const suite = (id, title, task, { has = () => true, around = withoutMore, repeats = false, ...when } = {}) => ({
  id,
  title,
  needs: [],
  weight: 1,
  suite: true,
  workspaces: has,
  task,
  around,
  ...when,
  run: ({ deep }) =>
    around((env) => runSuites(task, { has, env: { ...env, ...tierEnv(deep) }, deep, repeats: repeats && inCi })),
})

const inCi = Boolean(process.env.CI)

/** Read by tests that are shorter in the gate, and by the seeds of properties. */
const tierEnv = (deep) => (deep ? { TIER: 'deep' } : {})

const withoutMore = (work) => work({})

const guard = ({ id, title, remedy, needs = [], check }) => ({
  id,
  title,
  remedy,
  needs,
  weight: 1,
  run: async () => {
    const { problems = [], skipped, notes } = await check({ root: ROOT, pnpm })
    return { ...one(problems.length === 0), problems, skipped, notes }
  },
})

const started = async () => {
  const { problems, output } = await tryStart()
  return { ...one(problems.length === 0), problems, output }
}

/** The newest LTS line that the npm registry ships as package `node`. */
const NEWEST_LTS = '26.10.0'

/** Left out is what does not meet Node: tests in Chromium alone, and guards. */
const onNewest = async () => {
  const env = { ...process.env, [PATH]: pathWith(`node@${NEWEST_LTS}`) }
  const logs = '.results/newest-lts'
  rmSync(join(ROOT, logs), { recursive: true, force: true })
  const args = ['tooling/run/test.mjs', '--only', 'start,unit,server,simulation,e2e', '--logs', logs]
  const result = verdict(await run('node', args, { env }))
  const flaky = join(ROOT, logs, 'flaky.json')
  return { ...result, flaky: existsSync(flaky) ? JSON.parse(readFileSync(flaky, 'utf8')) : [] }
}

const rehearsed = async () => {
  const problems = await rehearsalProblems()
  return { ...one(problems.length === 0), problems }
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

const SERVER = '@org/server'
const SIMULATION = '@tooling/simulate'
const CONFORMANCE = '@tooling/conformance'
const STORIES = '@org/storybook'
const APP = '@org/mobile-web'
/** These steps build the apps. */
const BUILT = ['apps', 'start']
const isOther = (name) => ![SERVER, SIMULATION, CONFORMANCE].includes(name)

/** No two steps of one group run at the same time: the tests of components, the screens and the stories. */
const BROWSER = 'browser'

/**
 * In the order in which they start if there is room: the apps, which the longest steps use, the types, then the cheap steps,
 * then those for which others wait. A step's `weight` is the number of lanes that it takes. Those with `tier: 'deep'` run in
 * `npm run test:deep` only, those with `tier: 'both'` in the gate too, the others in the gate alone.
 */
export const steps = [
  {
    ...tasks('apps', 'Build of the app and the server', ['build', `--filter=${APP}`, `--filter=${SERVER}`], 1),
    tier: 'both',
  },
  { id: 'start', title: 'npm start serves the product', needs: [], after: ['apps'], weight: 1, run: started },
  tasks('types', 'Types of every workspace', ['typecheck'], 2),
  script('format', 'Formatting (oxfmt)', 'format:check'),
  script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
  script('boundaries', 'Import boundaries and cycles', 'boundaries'),
  script('unused', 'Unused files, exports, dependencies (knip)', 'unused'),
  ...guards.filter(({ needs }) => !needs).map(guard),
  // The server serves the built app, which must not change meanwhile.
  suite('server', 'Tests of the server', 'test', {
    has: (name) => name === SERVER,
    after: BUILT,
    around: inMemory,
    repeats: true,
    tier: 'both',
  }),
  { ...tasks('build', 'Build of the packages', ['build', '--filter=./packages/*'], 1), tier: 'both' },
  ...guards.filter(({ needs }) => needs).map(guard),
  suite('component', 'Components and hooks in Chromium', 'test:browser', {
    has: (name) => name !== STORIES && name !== APP,
    group: BROWSER,
    repeats: true,
    tier: 'both',
  }),
  suite('screens', 'Screens in Chromium', 'test:browser', {
    has: (name) => name === APP,
    group: BROWSER,
    repeats: true,
    tier: 'both',
  }),
  suite('stories', 'Stories in Chromium, in both modes', 'test:browser', {
    has: (name) => name === STORIES,
    group: BROWSER,
    repeats: true,
    tier: 'both',
  }),
  suite('unit', 'Unit tests', 'test', { has: isOther, tier: 'both' }),
  suite('simulation', 'Simulation, chaos, fuzzing and conformance', 'test', {
    has: (name) => name === SIMULATION || name === CONFORMANCE,
    after: BUILT,
    around: inMemory,
    tier: 'both',
  }),
  // Not beside the server's tests: its browsers and its server keep two cores busy, and its flows wait for real answers.
  suite('e2e', 'End to end in Chromium', 'test:e2e', {
    after: [...BUILT, 'server', 'simulation'],
    weight: 2,
    around: inMemory,
    repeats: true,
    tier: 'both',
  }),
  // The gate runs the stories by the same configuration, which is quicker than to build them.
  { ...tasks('storybook', 'Build of Storybook', ['build', `--filter=${STORIES}`], 1), tier: 'deep' },
  {
    id: 'release',
    title: 'A release, published, installed and used',
    needs: ['build', 'apps'],
    weight: 1,
    tier: 'deep',
    run: rehearsed,
  },
  {
    id: 'newest',
    title: `What depends on Node, on Node ${NEWEST_LTS}`,
    needs: [],
    after: ['server', 'component', 'screens', 'stories', 'unit', 'simulation', 'e2e', 'release'],
    weight: 2,
    tier: 'deep',
    run: onNewest,
  },
]

/** The steps of a tier. */
export const stepsOf = (deep) =>
  steps.filter(({ tier = 'gate' }) => tier === 'both' || tier === (deep ? 'deep' : 'gate'))
