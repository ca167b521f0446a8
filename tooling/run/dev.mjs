// `npm run dev`: the server, restarted when its sources change, and the app with hot reload, in one command. Its last
// line is the URL.
import { setTimeout as after } from 'node:timers/promises'
import { answers } from './answers.mjs'
import { freePort } from './free-port.mjs'
import { install, pnpmEnv } from './pnpm.mjs'
import { exitCodeOf, stay } from './process.mjs'

await install()

const port = await freePort(Number(process.env.PORT || 8080))
const appPort = await freePort(5173)
const server = `http://localhost:${port}`
const app = `http://localhost:${appPort}/m/`

const env = {
  ...pnpmEnv(),
  PORT: String(port),
  DEV_SERVER_URL: `http://127.0.0.1:${port}`,
  DEV_APP_PORT: String(appPort),
  DEV_APP_URL: app,
  CHECK_REPLIES: process.env.CHECK_REPLIES ?? '1',
}
const filters = ['--filter', '@org/server', '--filter', '@org/mobile-web']
// pnpm passes SIGTERM on to what it runs, and no other signal.
const both = stay('pnpm', [...filters, '--parallel', 'run', 'dev'], { env, stopWith: 'SIGTERM' })
both.on('close', (code, signal) => process.exit(code ?? exitCodeOf(signal)))

while (!(await answers(app)) || !(await answers(`${server}/healthz`))) await after(250)
console.log(
  [
    '',
    `  Open        ${app}  the app from its sources, with hot reload`,
    `  Server      ${server}  restarts on change; its own /m/ is the app as last built`,
    '  Stop        Ctrl-C',
    '',
  ].join('\n'),
)
