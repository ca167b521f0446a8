import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Arguments with which the time of a server's process can be moved. Its timers run on real time all the same. */
export const MOVABLE_TIME = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const { now } = Date
    let ahead = 0
    Date.now = () => now() + ahead
    process.on('message', (ms) => {
      ahead += ms
      process.send(ahead)
    })
    process.channel?.unref()
  `)}`,
]

/** Moves the time of such a process forward. */
export const moveTime = async (child: ChildProcess, ms: number): Promise<void> => {
  const moved = once(child, 'message')
  child.send(ms)
  await moved
}
