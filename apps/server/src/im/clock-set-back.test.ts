import { describe, expect, it } from 'vitest'
import { steppedClock } from '../../test/stepped-clock'
import { inProcessBus } from '../adapters/in-process-bus'
import { Connection, type Output } from './gateway/connection'
import { GATEWAY_LIMITS } from './gateway/limits'
import { PushLedger } from './gateway/push-ledger'
import { Rooms } from './rooms/rooms'
import { Sessions } from './sessions/sessions'

const HOUR = 3_600_000

const setUp = () => {
  const clock = steppedClock('2026-06-14T12:00:00Z')
  const ends: string[] = []
  const output: Output = {
    address: '',
    wire: 'text',
    send: () => {},
    close: ({ reason }) => ends.push(reason),
    terminate: () => ends.push('terminated'),
  }
  const connection = new Connection('x', output, clock.now(), GATEWAY_LIMITS)
  return { clock, connection, ends }
}

describe('a clock that is set back by an hour', () => {
  it('does not delay the resend of a push', () => {
    const ledger = new PushLedger(GATEWAY_LIMITS)
    ledger.add('1', Buffer.from('push'), 10 * HOUR)
    expect(ledger.due(10 * HOUR + 1)).toEqual([])
    expect(ledger.due(9 * HOUR)?.map(String)).toEqual(['push'])
  })

  it('does not keep dead sockets, or those without a login, longer', () => {
    const { clock, connection, ends } = setUp()
    const sessions = new Sessions(clock, GATEWAY_LIMITS)
    sessions.add(connection)
    clock.advance(-HOUR)
    sessions.sweep()
    clock.advance(GATEWAY_LIMITS.loginWithinMs)
    sessions.sweep()
    expect(ends).toEqual(['no login in time'])
  })

  it('does not extend a waiting poll', async () => {
    const { clock, connection } = setUp()
    const rooms = new Rooms({
      bus: inProcessBus(() => {}),
      clock,
      processID: 'a',
      roomsPerSocket: 1,
      chatterMost: () => Infinity,
      onError: () => {},
      newest: () => Promise.resolve(0),
      read: () => Promise.resolve([]),
    })
    const poll = rooms.poll(connection, 'alice', 'room', {
      startSeq: 1,
      startBroadcastSeq: 0,
      isSimple: false,
      holdMs: 5_000,
    })
    await new Promise(setImmediate)
    clock.advance(-HOUR)
    rooms.sweep()
    expect((await poll).shared.nextSeq).toBe(1)
  })
})
