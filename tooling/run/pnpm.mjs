import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run, WINDOWS } from './process.mjs'

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
 * once.
 */
export const pnpmEnv = () => (environment ??= { ...process.env, ...QUIET, [PATH]: pathFromNpx() })

/** The same for output that is read again: without colours. */
export const plainEnv = () => ({ ...pnpmEnv(), NO_COLOR: '1', FORCE_COLOR: '0' })

let environment

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/** Windows spells it `Path`. */
const PATH = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'

const pathFromNpx = () => {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const args = ['-y', '--package', packageManager, '--call', 'node -p process.env.PATH']
  const { status, stdout, stderr, error } = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8', shell: WINDOWS })
  if (status === 0) return stdout.trim().split('\n').at(-1)
  console.error(
    `${stderr ?? error?.message}\nnpx could not fetch ${packageManager}. It comes from the npm registry: is the network up?`,
  )
  process.exit(1)
}
