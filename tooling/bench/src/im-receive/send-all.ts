import { setImmediate } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/** As fast as the receiver takes them, without piling them up. */
export const sendAll = async (socket: WebSocket, texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    socket.send(text)
    while (socket.bufferedAmount > MAX_BUFFERED) await setImmediate()
  }
}

const MAX_BUFFERED = 1_048_576
