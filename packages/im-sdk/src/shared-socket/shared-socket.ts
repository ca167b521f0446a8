import { systemClock, type Clock } from '../clock/clock'
import { uint32 } from '../clock/random'
import { webSocketTransport, type Transport } from '../connection/transport'
import { TabLine } from './tab-line'
import { browserTabs, type Tabs } from './tabs'

export interface SharedSocketOptions {
  /** Opens the one socket. Default: WebSocket. */
  readonly transport?: Transport
  /** Default: Web Locks and BroadcastChannel of the browser. */
  readonly tabs?: Tabs | null
  readonly clock?: Clock
  /** Default: `Math.random`. */
  readonly random?: () => number
}

/**
 * A transport with one socket for all tabs of a browser: pass it as `transport` to `createChat` in every tab. One tab leads and has
 * the socket; when it is closed or frozen, another takes over, and the instances reconnect and recover as after any other cut. Each
 * tab has its own login, lists and live rooms. Tabs that differ in app, codec or instance id do not share. Where the browser has neither
 * Web Locks nor BroadcastChannel, or refuses them, and outside browsers, each tab has its own socket.
 */
export const sharedSocket = (options: SharedSocketOptions = {}): Transport => {
  const { transport = webSocketTransport(), tabs = browserTabs(), clock = systemClock, random = Math.random } = options
  if (tabs === null) return transport
  const lines = new Map<string, TabLine>()
  return {
    open: (url, handlers) => {
      const name = nameOf(url)
      const line = lines.get(name) ?? new TabLine({ tabs, transport, clock, name, id: newID(random) })
      lines.set(name, line)
      return line.open(url, handlers)
    },
    probe: (url) => transport.probe(url),
  }
}

/** Attempts to connect differ in their host and in `random`. */
const nameOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('random')
  return `org-im:${pathname}?${searchParams}`
}

const newID = (random: () => number): string => `${uint32(random).toString(36)}${uint32(random).toString(36)}`
