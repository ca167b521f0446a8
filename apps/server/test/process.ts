import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

export interface ServerProcess {
  readonly child: ChildProcess
  /** The output so far. */
  readonly said: () => string
  /** Resolves with the URL once the server answers; rejects if it exits before. */
  readonly url: Promise<string>
  /** Resolves with the exit code, or the signal's name. */
  readonly ended: Promise<number | string>
}

/** The real program, killed at the end of the test if it still runs. */
export const startProcess = (env: Record<string, string>, ...args: string[]): ServerProcess => {
  const child = spawn(process.execPath, [inject('programPath'), ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // A busy machine would make the database cancel statements.
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', FEED: 'off', DATABASE_TIMEOUT_SECONDS: '60', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone'))
  })
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        const found = /Open\s+(http:\S+)\/m\//.exec(text)?.[1]
        if (found) resolve(found)
      })
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${text}`)))
  })
  // Avoids an unhandled rejection in tests that do not use the URL.
  url.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, said: () => text, url, ended }
}
