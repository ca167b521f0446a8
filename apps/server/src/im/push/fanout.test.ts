import { expect, it } from 'vitest'
import { steppedClock } from '../../../test/stepped-clock'
import { inProcessBus } from '../../adapters/in-process-bus'
import { userTopic } from '../../ports/topics'
import { Connection, type Output } from '../gateway/connection'
import { Fanout } from './fanout'
import { GATEWAY_LIMITS } from '../gateway/limits'

const [ONE, TWO] = [userTopic('1'), userTopic('2')]

it('The fan-out subscribes to a topic while a connection follows it', () => {
  const clock = steppedClock('2026-06-14T12:00:00Z')
  const bus = inProcessBus(() => {})
  const heard: string[] = []
  const fanout = new Fanout({
    bus: {
      ...bus,
      subscribe: (topic, receive) => {
        heard.push(topic)
        const stop = bus.subscribe(topic, receive)
        return () => {
          heard.splice(heard.indexOf(topic), 1)
          stop()
        }
      },
    },
    clock,
    onLogin: () => {},
    onKickOther: () => {},
    onEnded: () => {},
    onOutdated: () => {},
    onMembership: () => {},
    onGroup: () => {},
    membersAmong: () => Promise.resolve(new Set()),
    onError: () => {},
  })
  const output: Output = { address: '', wire: 'text', send: () => {}, close: () => {}, terminate: () => {} }
  const [a, b] = ['a', 'b'].map((id) => new Connection(id, output, clock.now(), GATEWAY_LIMITS))
  if (a === undefined || b === undefined) throw new Error('There are two connections.')
  fanout.join(a, ONE)
  fanout.join(a, TWO)
  fanout.join(b, ONE)
  expect(heard).toEqual([ONE, TWO])
  fanout.leaveAll(a)
  expect(heard).toEqual([ONE])
  expect(a.topics.size).toBe(0)
  fanout.leave(b, ONE)
  expect(heard).toEqual([])
})
