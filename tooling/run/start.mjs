// `npm start`: install, build, serve. `npm start -- --reset` starts with an empty data folder. The server reads PORT
// and DATA_DIR, uses the next port if that one is taken, and prints its URLs. Storybook is built while the server runs.
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { install, pnpmEnv, turbo } from './pnpm.mjs'
import { exitCodeOf, ROOT, stay } from './process.mjs'

const options = process.argv.slice(2)
const unknown = options.find((option) => option !== '--reset')
if (unknown) {
  console.error(`npm start does not know ${unknown}. It takes --reset; PORT and DATA_DIR come from the environment.`)
  process.exit(2)
}

const step = async (title, work) => {
  const startedAt = performance.now()
  console.log(`${title} …`)
  await work()
  console.log(`${title}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

const build = async () => {
  const filters = ['--filter=@org/mobile-web', '--filter=@org/server']
  const { code, output } = await turbo(['build', ...filters, '--output-logs=errors-only'])
  if (code === 0) return
  console.error(`${output}\nThe build failed (see above).`)
  process.exit(code)
}

await step('Installing packages', () => install({ show: !existsSync(join(ROOT, 'node_modules')) }))
await step('Building the app and the server', build)

const server = stay(process.execPath, [join(ROOT, 'apps/server/dist/main.js'), ...options])
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.on('close', (code, signal) => process.exit(code ?? exitCodeOf(signal)))

const storybook = stay(
  'pnpm',
  ['exec', 'turbo', 'run', 'build', '--filter=@org/storybook', '--output-logs=errors-only'],
  {
    env: pnpmEnv(),
    wholeGroup: true,
  },
)
storybook.on('error', (error) => console.error(`Storybook could not be built: ${error.message}`))
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))
storybook.on('close', (code) => {
  if (code !== 0 && !isStopped) console.error('Storybook could not be built (see above). The app goes on without it.')
})
// Whoever opens the app first waits for the server, not for this.
if (storybook.pid !== undefined) setPriority(storybook.pid, 10)
