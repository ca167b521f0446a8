import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openedAt } from './answers.mjs'
import { ROOT } from './process.mjs'

/** The timeout for a start of the server, in milliseconds: a busy machine may be ten times slower. */
const START_MS = 240_000
const PAUSE_MS = 250

/**
 * Serves the built product with an empty data folder below `folder` while `visit(address)` runs, and
 * resolves to its result, or to the output of the server if it does not start.
 */
export const serveProduct = async (folder, visit) => {
  const main = join(ROOT, 'apps/server/dist/main.js')
  if (!existsSync(main)) return 'the server is not built: npm test -- --only apps'
  const data = mkdtempSync(join(folder, 'data-'))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, PAST_RESULTS: '0', FEED: 'off' },
  })
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const deadline = Date.now() + START_MS
  try {
    while (openedAt(output) === null) {
      if (child.exitCode !== null || Date.now() > deadline) return `the server has not started:\n${output}`
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return await visit(openedAt(output))
  } finally {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: PAUSE_MS })
  }
}
