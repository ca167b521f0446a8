import { describe, expect, it } from 'vitest'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { groups } from '.'

/** Alice, and what the server has been asked after she has wanted the count at these seconds. */
const wantedAt = async (seconds: readonly number[], expireTime?: number) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['alice']) })
  if (expireTime !== undefined)
    server.answer('getOnlineMemberCount', () => ({ onlineMemberNum: server.count('getOnlineMemberCount'), expireTime }))
  const { chat } = await loggedIn('alice', { modules: [groups], clock, server })
  const start = clock.monotonic()
  for (const second of seconds) {
    await clock.advance(start + second * 1_000 - clock.monotonic())
    await inTime(clock, chat.getGroupOnlineMemberCount('room'))
  }
  return { chat, server, clock, asked: server.count('getOnlineMemberCount') }
}

describe('the count of members online', () => {
  it.each([
    ['once for many who want it at once', [0, 0, 1, 2.5], undefined, 1],
    ['again when nobody has wanted it for 3 s', [0, 2.9, 5.9], undefined, 2],
    ['again when it is 10 s old, however often it is wanted', [0, 2, 4, 6, 8, 9.9, 10], undefined, 2],
    ['again when the server says that it holds no longer', [0, 0.9, 1, 1.5, 2], 1, 3],
    ['no later than after 10 s, whatever the server says', [0, 2, 4, 6, 8, 9.9, 10], 60, 2],
  ])('is asked for %s', async (_name, seconds, expireTime, times) => {
    expect((await wantedAt(seconds, expireTime)).asked).toBe(times)
  })

  it('is asked for once while the answer is on its way, and again after a refusal', async () => {
    const { chat, server, clock } = await wantedAt([])
    const answer = server.handler('getOnlineMemberCount')
    server.answer('getOnlineMemberCount', async () => {
      await new Promise<void>((resolve) => clock.after(8_000, resolve))
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const first = chat.getGroupOnlineMemberCount('room')
    await clock.advance(5_000)
    const both = Promise.allSettled([first, chat.getGroupOnlineMemberCount('room')])
    for (const outcome of await inTime(clock, both))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { errorName: 'SERVICE_OVERLOAD' } })
    expect(server.count('getOnlineMemberCount')).toBe(1)
    server.answer('getOnlineMemberCount', answer)
    expect((await inTime(clock, chat.getGroupOnlineMemberCount('room'))).data.memberCount).toBe(1)
  })
})
