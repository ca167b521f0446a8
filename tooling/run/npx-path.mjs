import { spawnSync } from 'node:child_process'
import { ROOT, WINDOWS } from './process.mjs'

/** Windows spells it `Path`. */
export const PATH = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'

/** A PATH that starts with the commands of a package fetched by npx. Exits the process on failure. */
export const pathWith = (spec) => {
  const args = ['-y', '--package', spec, '--call', 'node -p process.env.PATH']
  const { status, stdout, stderr, error } = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8', shell: WINDOWS })
  if (status === 0) return stdout.trim().split('\n').at(-1)
  console.error(
    `${stderr ?? error?.message}\nnpx could not fetch ${spec}. It comes from the npm registry: is the network up?`,
  )
  process.exit(1)
}
