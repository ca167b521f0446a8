// `npm run test:clean`: what CI does. Clones HEAD into a temporary folder, with the data for tests that is beside the
// project beside it, runs `.ci/run` there with an empty home, and copies the logs back to `.results`.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PATH } from './npx-path.mjs'
import { ROOT, run } from './process.mjs'
import { clearLogs } from './results.mjs'
import { removing } from './removing.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clean-'))
// PostgreSQL runs as another user if this one is root.
chmodSync(folder, 0o755)
await removing(folder, async () => {
  const clone = join(folder, 'clone')
  const home = join(folder, 'home')
  mkdirSync(home)
  const data = join(dirname(ROOT), 'shared')
  if (existsSync(data)) symlinkSync(data, join(folder, 'shared'))
  const cloned = await run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone])
  if (cloned.code !== 0) throw new Error(cloned.output)
  // Registries, certificates and the browser of this machine, and nothing else that npm or a test could find in the home.
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|https?_proxy|no_proxy|node_extra_ca|ssl_cert|chromium_path)/i.test(name),
  )
  const env = { ...Object.fromEntries(kept), [PATH]: process.env[PATH], HOME: home, CI: 'true' }
  const { code } = await run('bash', ['.ci/run'], { cwd: clone, env, show: true })
  const results = join(clone, '.results')
  if (existsSync(results)) {
    const own = join(ROOT, '.results')
    clearLogs(own)
    cpSync(results, own, { recursive: true })
  }
  process.exitCode = code
})
