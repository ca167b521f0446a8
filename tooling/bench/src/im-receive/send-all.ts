import { setImmediate } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/** Sends as fast as the receiver reads, without unbounded buffering. */
export const sendAll = async (socket: WebSocket, frames: readonly (string | Uint8Array)[]): Promise<void> => {
  for (const frame of frames) {
    socket.send(frame)
    while (socket.bufferedAmount > MAX_BUFFERED) await setImmediate()
  }
}

const MAX_BUFFERED = 1_048_576
