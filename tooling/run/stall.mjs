import { readdirSync, readFileSync } from 'node:fs'

/** How long nothing is stopped, and how long a process stays stopped, at most, in milliseconds. */
const PAUSE = 20
const STALL = [15, 60]

/**
 * Stops one random process below `root` after the other for a moment, as a busy machine does: a PostgreSQL backend, a
 * renderer of Chromium, a server. On Linux only. Returns a function that ends it.
 */
export const stallChildren = (root) => {
  let timer
  let stopped = null
  const wake = () => {
    if (stopped !== null) signal(stopped, 'SIGCONT')
    stopped = null
    timer = setTimeout(stop, Math.random() * PAUSE)
  }
  const stop = () => {
    const victims = descendantsOf(root).filter(({ name }) => STALLED.test(name))
    stopped = victims.length === 0 ? null : victims[Math.floor(Math.random() * victims.length)].pid
    if (stopped !== null) signal(stopped, 'SIGSTOP')
    timer = setTimeout(wake, STALL[0] + Math.random() * (STALL[1] - STALL[0]))
  }
  wake()
  return () => {
    clearTimeout(timer)
    if (stopped !== null) signal(stopped, 'SIGCONT')
  }
}

const STALLED = /postgres|chrom|node/

const descendantsOf = (root) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statusOf)
  const below = new Set([root])
  const found = []
  // A process may be listed before its parent, as numbers are used again.
  for (let grown = true; grown;) {
    grown = false
    for (const one of all) {
      if (below.has(one.pid) || !below.has(one.parent)) continue
      below.add(one.pid)
      found.push(one)
      grown = true
    }
  }
  return found
}

const statusOf = (pid) => {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return [{ pid: Number(pid), name, parent: Number(parent) }]
  } catch {
    // It has ended.
    return []
  }
}

const signal = (pid, name) => {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
