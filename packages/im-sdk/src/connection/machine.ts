import { PROTOCOL, TIMING } from '../protocol/limits'
import type { ImError } from '../protocol/im-error'
import type { WakeSignal } from '../clock/wake-signals'

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'probing' | 'quiet' | 'stopped'

export interface Memory {
  /** Failed attempts since the last probe or successful connection. */
  readonly attempts: number
  /** Failed attempts since the last successful connection. They determine the delay. */
  readonly failures: number
  /** Index of the next host in the cycle. */
  readonly host: number
  /** "Reconnect failed" was reported. Further attempts are silent. */
  readonly quiet: boolean
  /** The device reports no network. It may be wrong, so an open connection stays until a ping is lost. */
  readonly offline: boolean
}

export type ConnectionEvent =
  | { readonly type: 'connect' | 'opened' | 'failed' | 'retryDue' | 'probeFine' | 'probeFailed' }
  | { readonly type: WakeSignal | 'pingLost' | 'pingFatal' | 'reconnect' | 'moveDue' | 'disconnect' }
  | { readonly type: 'closed'; readonly openForMs: number }
  /** Coming back is of no use. */
  | { readonly type: 'refused'; readonly error: ImError }

export type EffectName =
  | 'openSocket'
  | 'dropSocket'
  | 'closeWanted'
  | 'scheduleRetry'
  | 'probe'
  | 'pingNow'
  | 'reportConnecting'
  | 'reportConnected'
  | 'reportDisconnected'
  | 'announceOpen'
  | 'announceLost'
  | 'announceReconnectFailed'
  | 'announceFatal'

export interface Step {
  readonly state: ConnectionState
  readonly memory: Memory
  readonly effects: readonly EffectName[]
}

type Row = (memory: Memory, event: ConnectionEvent) => Step

export const FRESH: Memory = { attempts: 0, failures: 0, host: 0, quiet: false, offline: false }

/** The transition table. An event that a state does not list changes nothing. Rule: IM-8. */
export const step = (state: ConnectionState, memory: Memory, event: ConnectionEvent): Step =>
  CONNECTION[state][event.type]?.(memory, event) ?? { state, memory, effects: [] }

const to =
  (state: ConnectionState, effects: readonly EffectName[], change: Partial<Memory> = {}): Row =>
  (memory) => ({ state, memory: { ...memory, ...change }, effects })

/** The connection is lost: try again, and probe the network after the third failure. */
const down = (memory: Memory, first: readonly EffectName[]): Step => {
  if (memory.quiet) return { state: 'quiet', memory, effects: [...first, 'scheduleRetry'] }
  if (memory.offline) return { state: 'quiet', memory: { ...memory, quiet: true }, effects: [...first, ...GIVE_UP] }
  if (memory.attempts < PROTOCOL.reconnectAttempts)
    return { state: 'waiting', memory, effects: [...first, 'reportConnecting', 'scheduleRetry'] }
  return { state: 'probing', memory, effects: [...first, 'reportConnecting', 'probe'] }
}

/** Reports "reconnect failed". Further attempts are silent. */
const GIVE_UP: readonly EffectName[] = ['reportDisconnected', 'announceReconnectFailed', 'scheduleRetry']

/** One more attempt failed: use the next host. */
const failed =
  (...first: EffectName[]): Row =>
  (memory) =>
    down({ ...memory, attempts: memory.attempts + 1, failures: memory.failures + 1, host: memory.host + 1 }, first)

const lost =
  (...first: EffectName[]): Row =>
  (memory) =>
    down({ ...memory, attempts: 0, failures: 0 }, [...first, 'announceLost'])

/**
 * A close within a second of opening counts as a failed attempt: an overloaded host accepts and drops. A close within
 * ten seconds does not count, but the next delay still grows; otherwise a host that always drops would get two
 * attempts per second.
 */
const closed: Row = (memory, event) => {
  if (event.type !== 'closed' || event.openForMs >= TIMING.goodConnectionMs) return lost()(memory, event)
  if (event.openForMs < TIMING.earlyCloseMs) return failed('announceLost')(memory, event)
  return down({ ...memory, attempts: 0, failures: memory.failures + 1 }, ['announceLost'])
}

const offline =
  (...first: EffectName[]): Row =>
  (memory) =>
    down({ ...memory, offline: true }, first)

/** The server asks the client to leave: connect to the next host without a delay. */
const moved: Row = (memory) => ({
  state: 'connecting',
  memory: { ...memory, attempts: 0, host: memory.host + 1 },
  effects: ['dropSocket', 'announceLost', 'reportConnecting', 'openSocket'],
})

/** Earlier failures belong to another network, or to none. */
const NO_FAILURES: Partial<Memory> = { attempts: 0, failures: 0, quiet: false, offline: false }

const leave = to('idle', ['closeWanted', 'reportDisconnected'])

const stopped = to('stopped', ['closeWanted', 'announceLost', 'reportDisconnected', 'announceFatal'])

const reconnectNow = to('connecting', ['dropSocket', 'reportConnecting', 'openSocket'], NO_FAILURES)

/** Do not report "connecting" when the app is opened in airplane mode. */
const woke: Row = (memory, event) =>
  (memory.offline ? to('connecting', ['dropSocket', 'openSocket']) : reconnectNow)(memory, event)

export const CONNECTION: Readonly<Record<ConnectionState, Readonly<Partial<Record<ConnectionEvent['type'], Row>>>>> = {
  idle: {
    connect: to('connecting', ['reportConnecting', 'openSocket'], FRESH),
  },
  connecting: {
    opened: to('open', ['reportConnected', 'announceOpen'], { quiet: false, offline: false }),
    failed: failed('dropSocket'),
    closed: failed(),
    refused: to('stopped', ['closeWanted', 'reportDisconnected', 'announceFatal']),
    woke,
    online: reconnectNow,
    offline: offline('dropSocket'),
    disconnect: leave,
  },
  open: {
    closed,
    /** The socket opened but no frame ever arrived. */
    failed: failed('dropSocket', 'announceLost'),
    pingLost: lost('dropSocket'),
    pingFatal: stopped,
    refused: stopped,
    reconnect: to('connecting', ['dropSocket', 'announceLost', 'reportConnecting', 'openSocket'], {
      attempts: 0,
    }),
    moveDue: moved,
    woke: to('open', ['pingNow']),
    online: to('open', ['pingNow'], { offline: false }),
    offline: to('open', ['pingNow'], { offline: true }),
    disconnect: to('idle', ['closeWanted', 'announceLost', 'reportDisconnected']),
  },
  waiting: {
    retryDue: to('connecting', ['openSocket']),
    woke: reconnectNow,
    online: reconnectNow,
    offline: offline(),
    disconnect: leave,
  },
  probing: {
    probeFine: to('waiting', ['scheduleRetry'], { attempts: 0 }),
    probeFailed: to('quiet', GIVE_UP, { quiet: true }),
    woke: reconnectNow,
    online: reconnectNow,
    offline: offline(),
    disconnect: leave,
  },
  quiet: {
    retryDue: to('connecting', ['openSocket']),
    woke,
    online: reconnectNow,
    offline: offline(),
    disconnect: leave,
  },
  stopped: {
    connect: to('connecting', ['reportConnecting', 'openSocket'], FRESH),
    disconnect: to('idle', []),
  },
}
