// `npm run walk`: builds the apps, then opens every page in Chromium (`tooling/e2e/src/walk`).
import { install, pnpm, turbo } from './pnpm.mjs'

await install()
const { code } = await turbo([
  'build',
  '--filter=./apps/mobile-web',
  '--filter=./apps/server',
  '--output-logs=errors-only',
])
if (code !== 0) process.exit(code)
const cwd = process.env.INIT_CWD ?? process.cwd()
const walk = await pnpm(['--filter', '@tooling/e2e', 'run', 'walk', ...process.argv.slice(2)], { cwd, show: true })
process.exit(walk.code)
