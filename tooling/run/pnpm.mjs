import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATH, pathWith } from './npx-path.mjs'
import { ROOT, run } from './process.mjs'

/** Runs the pnpm that `packageManager` in package.json names. A machine needs only node and npm for it. */
export const pnpm = (args, options = {}) => run('pnpm', args, { env: pnpmEnv(), ...options })

/**
 * Brings node_modules to the state of the lockfile; a tenth of a second when it is there already. Stops the process on
 * failure.
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
 * The environment whose PATH finds that pnpm, and what it started finds it too. npx takes a second, so it is asked
 * once. `NODE_VERSION` is part of what turbo caches by: what one Node has built or passed says nothing of another.
 */
export const pnpmEnv = () => (environment ??= { ...process.env, ...OURS, [PATH]: pathWith(packageManager()) })

/** The same for output that is read again: without colours. */
export const plainEnv = () => ({ ...pnpmEnv(), NO_COLOR: '1', FORCE_COLOR: '0' })

let environment

const OURS = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_VERSION: process.version }

const packageManager = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager
