// `npm run dev`: the server, restarted when its sources change, and the app with hot reload, on one command.
import { install, pnpmEnv } from './pnpm.mjs'
import { exitCodeOf, stay } from './process.mjs'

await install()

const port = process.env.PORT || '8080'
const env = { ...pnpmEnv(), PORT: port, DEV_SERVER_URL: `http://127.0.0.1:${port}` }
const filters = ['--filter', '@org/server', '--filter', '@org/mobile-web']
// pnpm passes SIGTERM on to what it runs, and no other signal.
const both = stay('pnpm', [...filters, '--parallel', 'run', 'dev'], { env, stopWith: 'SIGTERM' })
both.on('close', (code, signal) => process.exit(code ?? exitCodeOf(signal)))
