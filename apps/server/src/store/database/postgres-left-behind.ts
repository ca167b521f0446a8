import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The time to exit after a signal; a server that gets it during crash recovery may never exit. */
export const PATIENCE_MS = 15_000

/**
 * Stops a server whose parent process has died. Also removes the pid file of a dead server, because another program may
 * have its pid by now.
 */
export const stopPostgresLeftBehind = async (dir: string): Promise<void> => {
  const file = join(dir, 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  if (!Number.isInteger(pid)) return
  const began = Date.now()
  while (commandLine(pid).includes(dir)) {
    const passed = Date.now() - began
    if (passed > 2 * PATIENCE_MS)
      throw new Error(`PostgreSQL (process ${pid}) is still running on ${dir}. Stop it first.`)
    signal(pid, passed > PATIENCE_MS ? 'SIGQUIT' : 'SIGINT')
    await sleep(100)
  }
  rmSync(file, { force: true })
}

const commandLine = (pid: number): string => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        })
  } catch {
    return ''
  }
}

/** SIGINT: roll back, write everything, exit. SIGQUIT: exit at once, as after a crash, without losing commits. */
const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    process.kill(pid, name)
  } catch {
    // It exited between the check and the signal.
  }
}
