import type { Clock } from '../clock/clock'
import type { Socket, SocketHandlers, Transport } from '../connection/transport'

/** The clock and the network of a page. After `close` nothing of the page runs, as after a reload. */
export const closingPage = (clock: Clock, network: Transport) => {
  const sockets: Socket[] = []
  let isOpen = true
  const whileOpen =
    <Arguments extends unknown[]>(run: (...args: Arguments) => void) =>
    (...args: Arguments): void => {
      if (isOpen) run(...args)
    }
  const guarded = (handlers: SocketHandlers): SocketHandlers => ({
    onOpen: whileOpen(() => handlers.onOpen()),
    onMessage: whileOpen((data) => handlers.onMessage(data)),
    onClose: whileOpen((code) => handlers.onClose(code)),
    onError: whileOpen(() => handlers.onError()),
  })
  const pageClock: Clock = {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    after: (ms, run) => clock.after(ms, whileOpen(run)),
  }
  const transport: Transport = {
    open: (url, handlers) => {
      const socket = network.open(url, guarded(handlers))
      sockets.push(socket)
      return socket
    },
    probe: (url) => network.probe(url),
  }
  return {
    clock: pageClock,
    transport,
    close: () => {
      isOpen = false
      for (const socket of sockets) socket.close(1_001)
    },
  }
}
