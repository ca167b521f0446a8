import { guards } from '../guards/index.mjs'
import { inMemory } from './memory.mjs'
import { plainEnv, pnpm, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'
import { rehearsalProblems } from './rehearsal.mjs'
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

/** The Vitest task of the workspaces that `has` accepts by name, one workspace after the other. `around` sets up. */
const suite = (id, title, task, { has = () => true, after = [], weight = 1, around = withoutMore } = {}) => ({
  id,
  title,
  needs: [],
  after,
  weight,
  suite: true,
  run: () => around((env) => runSuites(task, has, env)),
})

const withoutMore = (work) => work({})

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

/**
 * In the order in which they start if there is room: the types, which need both lanes, then the cheap steps, then those
 * for which others wait. A step's `weight` is the number of cores that it keeps busy: the server and the simulation
 * mostly wait for sockets and timers, so one lane has room for both.
 */
export const steps = [
  tasks('types', 'Types of every workspace', ['typecheck'], 2),
  script('format', 'Formatting (oxfmt)', 'format:check'),
  script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
  script('boundaries', 'Import boundaries and cycles', 'boundaries'),
  script('unused', 'Unused files, exports, dependencies (knip)', 'unused'),
  ...guards.filter(({ needs }) => !needs).map(guard),
  tasks('apps', 'Build of the apps', ['build', '--filter=./apps/*'], 1),
  { id: 'start', title: 'npm start serves the product', needs: [], after: ['apps'], weight: 1, run: started },
  // The server serves the built app, which must not change meanwhile.
  suite('server', 'Tests of the server', 'test', {
    has: (name) => name === SERVER,
    after: BUILT,
    weight: 0.6,
    around: inMemory,
  }),
  suite('simulation', 'Simulation, chaos, fuzzing and conformance', 'test', {
    has: (name) => name === SIMULATION || name === CONFORMANCE,
    after: BUILT,
    weight: 0.4,
    around: inMemory,
  }),
  tasks('build', 'Build of the packages', ['build', '--filter=./packages/*'], 1),
  ...guards.filter(({ needs }) => needs).map(guard),
  {
    id: 'release',
    title: 'A release, published, installed and used',
    needs: ['build', 'apps'],
    weight: 1,
    onlyByName: true,
    run: rehearsed,
  },
  suite('component', 'Components and hooks in Chromium', 'test:browser', {
    has: (name) => name !== STORIES && name !== APP,
  }),
  suite('screens', 'Screens in Chromium', 'test:browser', { has: (name) => name === APP }),
  suite('stories', 'Stories in Chromium, in both modes', 'test:browser', { has: (name) => name === STORIES }),
  // Beside the tests of the server once the simulation is over.
  suite('unit', 'Unit tests', 'test', { has: isOther, weight: 0.4 }),
  // Alone: its browsers and its server keep two cores busy, and its flows wait for real answers.
  suite('e2e', 'End to end in Chromium', 'test:e2e', {
    after: [...BUILT, 'server', 'simulation'],
    weight: 2,
    around: inMemory,
  }),
]
