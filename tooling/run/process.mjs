import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Runs a command and returns its exit code, its output, and its stdout. With `show` the output goes to the terminal
 * instead. Signals to this process are passed on to running commands.
 */
export const run = (command, args, { cwd = ROOT, env = process.env, show = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell: WINDOWS,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const chunks = { both: [], stdout: [] }
    child.stdout?.on('data', (chunk) => chunks.stdout.push(chunk))
    child.stdout?.on('data', (chunk) => chunks.both.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.both.push(chunk))
    own(child)
    child.on('error', (error) => resolve({ code: 127, output: error.message, stdout: '' }))
    child.on('close', (code, signal) => {
      // The others write where the exit removes what this process has made.
      if (stoppedBy && running.size === 0) process.exit(exitCodeOf(stoppedBy))
      if (!stoppedBy)
        resolve({ code: code ?? exitCodeOf(signal), output: text(chunks.both), stdout: text(chunks.stdout) })
    })
  })

const text = (chunks) => Buffer.concat(chunks).toString()

/**
 * Starts a long-running process in its own process group, so that it gets each signal once, from here, even if the
 * terminal and npm both send it. `stopWith` is the signal it gets instead of the received one. `wholeGroup`: its children get
 * the signal too, because it does not pass it on.
 */
export const stay = (command, args, { cwd = ROOT, env = process.env, stopWith = null, wholeGroup = false } = {}) => {
  const child = spawn(command, args, {
    cwd,
    env,
    shell: WINDOWS,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !WINDOWS,
  })
  own(child, stopWith, wholeGroup && !WINDOWS)
  return child
}

/** The exit code that a shell reports for a process killed by a signal. */
export const exitCodeOf = (signal) => 128 + (SIGNALS[signal] ?? 1)

export const WINDOWS = process.platform === 'win32'

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

const running = new Map()

const own = (child, stopWith = null, wholeGroup = false) => {
  running.set(child, (signal) => {
    if (wholeGroup) process.kill(-child.pid, stopWith ?? signal)
    else child.kill(stopWith ?? signal)
  })
  child.on('close', () => running.delete(child))
}

/** The terminal and npm may both pass on one Ctrl-C; within this time (milliseconds) it counts once. */
const SAME_KEYSTROKE = 300

let lastSignalAt = -Infinity
let stoppedBy

for (const signal of Object.keys(SIGNALS)) {
  process.on(signal, () => {
    const at = performance.now()
    if (at - lastSignalAt < SAME_KEYSTROKE) return
    lastSignalAt = at
    stoppedBy = signal
    if (running.size === 0) process.exit(exitCodeOf(signal))
    for (const stop of running.values()) stop(signal)
  })
}
