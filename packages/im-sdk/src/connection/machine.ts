import { PROTOCOL, TIMING } from '../protocol/limits'

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'probing' | 'quiet' | 'stopped'

export interface Memory {
  /** Failed attempts since the last probe or good connection. */
  readonly attempts: number
  /** Failed attempts since the last good connection: they set the delay. */
  readonly failures: number
  /** Which host of the cycle is next. */
  readonly host: number
  /** "Reconnect failed" was said: the next attempts are made without another word. */
  readonly quiet: boolean
}

export type ConnectionEvent =
  | { readonly type: 'connect' | 'opened' | 'failed' | 'retryDue' | 'probeFine' | 'probeFailed' }
  | { readonly type: 'woke' | 'pingLost' | 'pingFatal' | 'reconnect' | 'moveDue' | 'disconnect' }
  | { readonly type: 'closed'; readonly openForMs: number }

export type EffectName =
  | 'openSocket'
  | 'dropSocket'
  | 'closeWanted'
  | 'closeToReconnect'
  | 'scheduleRetry'
  | 'cancelRetry'
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

export const FRESH: Memory = { attempts: 0, failures: 0, host: 0, quiet: false }

/** What happens next: a look-up. An event that a state does not know changes nothing. Source: im.md §4 Socket; decisions 42. */
export const step = (state: ConnectionState, memory: Memory, event: ConnectionEvent): Step =>
  CONNECTION[state][event.type]?.(memory, event) ?? { state, memory, effects: [] }

const to =
  (state: ConnectionState, effects: readonly EffectName[], change: Partial<Memory> = {}): Row =>
  (memory) => ({ state, memory: { ...memory, ...change }, effects })

/** One attempt more has failed: the next host, and after the third a look at the network. */
const failed =
  (...first: EffectName[]): Row =>
  (memory) => {
    const next: Memory = {
      ...memory,
      attempts: memory.attempts + 1,
      failures: memory.failures + 1,
      host: memory.host + 1,
    }
    if (next.quiet) return { state: 'quiet', memory: next, effects: [...first, 'scheduleRetry'] }
    if (next.attempts < PROTOCOL.reconnectAttempts)
      return { state: 'waiting', memory: next, effects: [...first, 'reportConnecting', 'scheduleRetry'] }
    return { state: 'probing', memory: next, effects: [...first, 'reportConnecting', 'probe'] }
  }

const lost = (...first: EffectName[]): Row =>
  to('waiting', [...first, 'announceLost', 'reportConnecting', 'scheduleRetry'], { attempts: 0, failures: 0 })

/** A close within a second of opening is a failed attempt: a host that is full accepts and drops. */
const closed: Row = (memory, event) =>
  event.type === 'closed' && event.openForMs < TIMING.earlyCloseMs
    ? failed('announceLost')(memory, event)
    : lost()(memory, event)

/** The server wants to be left: to the next host, without a pause. */
const moved: Row = (memory) => ({
  state: 'connecting',
  memory: { ...memory, attempts: 0, host: memory.host + 1 },
  effects: ['closeToReconnect', 'announceLost', 'reportConnecting', 'openSocket'],
})

const hurry = to('connecting', ['cancelRetry', 'reportConnecting', 'openSocket'], { attempts: 0, quiet: false })

export const CONNECTION: Readonly<Record<ConnectionState, Readonly<Partial<Record<ConnectionEvent['type'], Row>>>>> = {
  idle: {
    connect: to('connecting', ['reportConnecting', 'openSocket'], FRESH),
  },
  connecting: {
    opened: to('open', ['reportConnected', 'announceOpen'], { quiet: false }),
    failed: failed('dropSocket'),
    closed: failed(),
    disconnect: to('idle', ['closeWanted', 'reportDisconnected']),
  },
  open: {
    closed,
    pingLost: lost('closeToReconnect'),
    pingFatal: to('stopped', ['closeWanted', 'announceLost', 'reportDisconnected', 'announceFatal']),
    reconnect: to('connecting', ['closeToReconnect', 'announceLost', 'reportConnecting', 'openSocket'], {
      attempts: 0,
    }),
    moveDue: moved,
    woke: to('open', ['pingNow']),
    disconnect: to('idle', ['closeWanted', 'announceLost', 'reportDisconnected']),
  },
  waiting: {
    retryDue: to('connecting', ['openSocket']),
    woke: hurry,
    disconnect: to('idle', ['cancelRetry', 'reportDisconnected']),
  },
  probing: {
    probeFine: to('waiting', ['scheduleRetry'], { attempts: 0 }),
    probeFailed: to('quiet', ['reportDisconnected', 'announceReconnectFailed', 'scheduleRetry'], { quiet: true }),
    woke: hurry,
    disconnect: to('idle', ['reportDisconnected']),
  },
  quiet: {
    retryDue: to('connecting', ['openSocket']),
    woke: hurry,
    disconnect: to('idle', ['cancelRetry', 'reportDisconnected']),
  },
  stopped: {
    connect: to('connecting', ['reportConnecting', 'openSocket'], FRESH),
    disconnect: to('idle', []),
  },
}
