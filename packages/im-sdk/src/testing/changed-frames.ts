import type { Transport } from '../connection/transport'
import { FakeClock } from './fake-clock'
import { FakeServer } from './fake-server'

/**
 * A server whose text frames are changed in transit. The fake server itself refuses replies that its schemas do not
 * accept.
 */
export const changedFrames = (change: (text: string) => string) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const transport: Transport = {
    probe: () => server.network.probe(),
    open: (url, handlers) =>
      server.network.open(url, { ...handlers, onMessage: (text) => handlers.onMessage(change(String(text))) }),
  }
  return { clock, server, transport }
}
