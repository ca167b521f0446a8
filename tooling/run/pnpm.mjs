import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATH, pathWith } from './npx-path.mjs'
import { ROOT, run } from './process.mjs'

/** Runs the pnpm that `packageManager` in package.json names. A machine needs only node and npm for it. */
export const pnpm = (args, options = {}) => run('pnpm', args, { env: pnpmEnv(), ...options })

/**
 * Installs node_modules from the lockfile; takes a tenth of a second if it is up to date. Exits the process on failure.
 */
export const install = async ({ show = false } = {}) => {
  const { code, output } = await pnpm(['install', '--frozen-lockfile'], { show })
  if (code === 0) return
  console.error(`${output}\nThe packages could not be installed (see above).`)
  process.exit(code)
}

/** Runs a turbo task graph over the workspace. */
export const turbo = (args, options = {}) => pnpm(['exec', 'turbo', 'run', ...args], options)

/**
 * The environment with that pnpm on its PATH, also for child processes. npx takes a second, so it runs once.
 * `NODE_VERSION` is part of turbo's cache key, because results of one Node version do not apply to another.
 */
export const pnpmEnv = () => (environment ??= { ...process.env, ...OURS, [PATH]: pathWith(packageManager()) })

/** The same without colours, for output that is parsed. */
export const plainEnv = () => ({ ...pnpmEnv(), NO_COLOR: '1', FORCE_COLOR: '0' })

let environment

const OURS = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NODE_VERSION: process.version,
  // Vitest collects Chromium's garbage after each file where less is free than this, so always: until then a page keeps
  // about a hundred files of shared memory for each file of tests, and it ends when it may open no more
  // (https://issues.chromium.org/issues/530892387).
  VITEST_CHROMIUM_GC_DISK_THRESHOLD_GB: '1000000',
}

const packageManager = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager
