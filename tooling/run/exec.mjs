// Runs a script of one workspace, after installing: `node tooling/run/exec.mjs --filter @tooling/bench bench --only
// im`.
import { install, pnpm } from './pnpm.mjs'

const [flag, workspace, script, ...args] = process.argv.slice(2)
if (flag !== '--filter' || !workspace || !script) {
  console.error('Usage: node tooling/run/exec.mjs --filter WORKSPACE SCRIPT [ARGUMENTS]')
  process.exit(2)
}

await install()
// pnpm passes its start folder as INIT_CWD, against which the scripts resolve file names.
const cwd = process.env.INIT_CWD ?? process.cwd()
const { code } = await pnpm(['--filter', workspace, 'run', script, ...args], { cwd, show: true })
process.exit(code)
