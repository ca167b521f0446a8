import { describe, expect, it } from 'vitest'
import {
  CONNECTION,
  FRESH,
  step,
  type ConnectionEvent,
  type ConnectionState,
  type EffectName,
  type Memory,
} from './machine'

const closed = (openForMs: number): ConnectionEvent => ({ type: 'closed', openForMs })
const LOST: EffectName[] = ['announceLost', 'reportConnecting', 'scheduleRetry']
const tried = (attempts: number, more: Partial<Memory> = {}): Memory => ({
  ...FRESH,
  attempts,
  failures: attempts,
  host: attempts,
  ...more,
})

type Row = [
  title: string,
  from: ConnectionState,
  memory: Memory,
  event: ConnectionEvent,
  to: ConnectionState,
  effects: EffectName[],
  next: Partial<Memory>,
]

const ROWS: Row[] = [
  [
    'opens a socket when asked to connect',
    'idle',
    tried(2),
    { type: 'connect' },
    'connecting',
    ['reportConnecting', 'openSocket'],
    FRESH,
  ],
  [
    'is connected when the socket opens',
    'connecting',
    tried(1),
    { type: 'opened' },
    'open',
    ['reportConnected', 'announceOpen'],
    { attempts: 1 },
  ],
  [
    'tries the next host after a failed attempt',
    'connecting',
    tried(0),
    closed(0),
    'waiting',
    ['reportConnecting', 'scheduleRetry'],
    { attempts: 1, host: 1 },
  ],
  [
    'gives up on a socket that does not open in time',
    'connecting',
    tried(0),
    { type: 'failed' },
    'waiting',
    ['dropSocket', 'reportConnecting', 'scheduleRetry'],
    { attempts: 1 },
  ],
  [
    'looks at the network after the third failed attempt',
    'connecting',
    tried(2),
    closed(0),
    'probing',
    ['reportConnecting', 'probe'],
    { attempts: 3, host: 3 },
  ],
  [
    'goes on trying when the network is fine',
    'probing',
    tried(3),
    { type: 'probeFine' },
    'waiting',
    ['scheduleRetry'],
    { attempts: 0, failures: 3 },
  ],
  [
    'says "reconnect failed" once when it is not',
    'probing',
    tried(3),
    { type: 'probeFailed' },
    'quiet',
    ['reportDisconnected', 'announceReconnectFailed', 'scheduleRetry'],
    { quiet: true },
  ],
  [
    'keeps trying quietly after that',
    'quiet',
    tried(3, { quiet: true }),
    { type: 'retryDue' },
    'connecting',
    ['openSocket'],
    { quiet: true },
  ],
  [
    'stays quiet when that fails too',
    'connecting',
    tried(3, { quiet: true }),
    closed(0),
    'quiet',
    ['scheduleRetry'],
    { failures: 4, quiet: true },
  ],
  [
    'is no longer quiet once it has opened',
    'connecting',
    tried(5, { quiet: true }),
    { type: 'opened' },
    'open',
    ['reportConnected', 'announceOpen'],
    { quiet: false },
  ],
  [
    'counts a close within a second of opening as a failed attempt',
    'open',
    tried(0),
    closed(999),
    'waiting',
    LOST,
    { attempts: 1, failures: 1, host: 1 },
  ],
  [
    'counts three early closes like three failed attempts',
    'open',
    tried(2),
    closed(10),
    'probing',
    ['announceLost', 'reportConnecting', 'probe'],
    { attempts: 3 },
  ],
  [
    'reconnects to the same host after a normal close',
    'open',
    tried(2),
    closed(1_000),
    'waiting',
    LOST,
    { attempts: 0, failures: 0, host: 2 },
  ],
  [
    'drops a connection whose ping is not answered',
    'open',
    tried(1),
    { type: 'pingLost' },
    'waiting',
    ['closeToReconnect', ...LOST],
    { attempts: 0 },
  ],
  [
    'stops for good at a fatal ping error',
    'open',
    FRESH,
    { type: 'pingFatal' },
    'stopped',
    ['closeWanted', 'announceLost', 'reportDisconnected', 'announceFatal'],
    {},
  ],
  [
    'comes back at once when the session wants a new connection',
    'open',
    FRESH,
    { type: 'reconnect' },
    'connecting',
    ['closeToReconnect', 'announceLost', 'reportConnecting', 'openSocket'],
    {},
  ],
  [
    'goes to the next host when the server wants to be left',
    'open',
    tried(1),
    { type: 'moveDue' },
    'connecting',
    ['closeToReconnect', 'announceLost', 'reportConnecting', 'openSocket'],
    { attempts: 0, host: 2 },
  ],
  [
    'looks whether the connection lives when the device wakes',
    'open',
    FRESH,
    { type: 'woke' },
    'open',
    ['pingNow'],
    {},
  ],
  [
    'does not wait any longer when the device wakes',
    'waiting',
    tried(1),
    { type: 'woke' },
    'connecting',
    ['cancelRetry', 'reportConnecting', 'openSocket'],
    { attempts: 0 },
  ],
  [
    'speaks again when the device wakes from a quiet time',
    'quiet',
    tried(3, { quiet: true }),
    { type: 'woke' },
    'connecting',
    ['cancelRetry', 'reportConnecting', 'openSocket'],
    { quiet: false },
  ],
  [
    'does not wait for a probe when the device wakes',
    'probing',
    tried(3),
    { type: 'woke' },
    'connecting',
    ['cancelRetry', 'reportConnecting', 'openSocket'],
    { attempts: 0 },
  ],
  [
    'tries again when the time has come',
    'waiting',
    tried(1),
    { type: 'retryDue' },
    'connecting',
    ['openSocket'],
    { attempts: 1 },
  ],
  [
    'closes when told to while connecting',
    'connecting',
    FRESH,
    { type: 'disconnect' },
    'idle',
    ['closeWanted', 'reportDisconnected'],
    {},
  ],
  [
    'closes when told to while open',
    'open',
    FRESH,
    { type: 'disconnect' },
    'idle',
    ['closeWanted', 'announceLost', 'reportDisconnected'],
    {},
  ],
  [
    'stops waiting when told to',
    'waiting',
    FRESH,
    { type: 'disconnect' },
    'idle',
    ['cancelRetry', 'reportDisconnected'],
    {},
  ],
  ['stops probing when told to', 'probing', FRESH, { type: 'disconnect' }, 'idle', ['reportDisconnected'], {}],
  [
    'stops trying quietly when told to',
    'quiet',
    FRESH,
    { type: 'disconnect' },
    'idle',
    ['cancelRetry', 'reportDisconnected'],
    {},
  ],
  [
    'can start again after a fatal error',
    'stopped',
    tried(3),
    { type: 'connect' },
    'connecting',
    ['reportConnecting', 'openSocket'],
    FRESH,
  ],
  ['has nothing to close after a fatal error', 'stopped', FRESH, { type: 'disconnect' }, 'idle', [], {}],
]

describe('the connection', () => {
  it.each(ROWS)('%s', (_title, from, memory, event, to, effects, next) => {
    const result = step(from, memory, event)
    expect(result.state).toBe(to)
    expect(result.effects).toEqual(effects)
    expect(result.memory).toMatchObject(next)
  })

  it('has a tested row for every entry of the table', () => {
    const tested = new Set(ROWS.map(([, from, , event]) => `${from}.${event.type}`))
    const all = Object.entries(CONNECTION).flatMap(([state, events]) =>
      Object.keys(events).map((event) => `${state}.${event}`),
    )
    expect(all.filter((row) => !tested.has(row))).toEqual([])
  })

  it('does nothing about an event its state does not know', () => {
    for (const state of ['idle', 'stopped', 'waiting'] as const)
      expect(step(state, FRESH, { type: 'opened' })).toEqual({ state, memory: FRESH, effects: [] })
  })
})
