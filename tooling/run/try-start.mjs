import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, openedAt } from './answers.mjs'
import { ROOT, WINDOWS } from './process.mjs'

/** Timeouts for installing, building and starting from scratch, and for stopping. They end what hangs, and measure nothing. */
const START_MS = 10 * 60_000
const STOP_MS = 5 * 60_000

/**
 * Runs `npm start` with an empty data folder until it serves the app, then stops it. Resolves to the problems and the
 * output.
 */
export const tryStart = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    shell: WINDOWS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close')
  try {
    const problems = await whatIsWrong(child, () => openedAt(output))
    child.kill('SIGTERM')
    const hasStopped = await Promise.race([ended.then(() => true), after(STOP_MS).then(() => false)])
    if (!hasStopped) problems.push(`npm start still runs ${STOP_MS / 1000} s after it was told to stop`)
    return { problems, output }
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

const whatIsWrong = async (child, address) => {
  const deadline = Date.now() + START_MS
  while (address() === null || !(await answers(`${address()}/healthz`))) {
    if (child.exitCode !== null) return [`npm start ended with ${child.exitCode} before it served anything`]
    if (Date.now() > deadline) return [`npm start served nothing within ${START_MS / 60_000} minutes`]
    await after(250)
  }
  return (await answers(`${address()}/m/`)) ? [] : [`npm start serves, but there is no app at /m/`]
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
