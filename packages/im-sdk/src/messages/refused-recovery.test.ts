import { describe, expect, it } from 'vitest'
import { EVENT, type EventPayloads, type Message } from '../index'
import { inTime, loggedIn } from '../testing'

const PEERS = ['ann', 'bea', 'cid', 'dan', 'eve']
const MISSED = 40

/** Five conversations that have missed messages; the roaming of the first three is refused while `isRefusing`. */
const withRefusals = async (errorName: 'GROUP_PERMISSION_DENY' | 'SERVICE_OVERLOAD' = 'GROUP_PERMISSION_DENY') => {
  const started = await loggedIn('alice')
  const { chat, server, clock } = started
  for (const from of PEERS) server.say({ from, to: 'alice' })
  await clock.advance(5_000)
  const heard: Message[] = []
  const states: string[] = []
  const recovered: EventPayloads['onConversationRecovered'][] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data))
  chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => states.push(`${data.phase} ${data.state}`))
  chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => recovered.push(data))
  const refusing = { is: true }
  const answer = server.handler('roamC2CMessages')
  server.answer('roamC2CMessages', (body, ...more) => {
    if (refusing.is && PEERS.indexOf(body.peerAccount) < 3) throw server.refuse(errorName)
    return answer(body, ...more)
  })
  server.network.cut()
  for (const from of PEERS) for (let index = 0; index < MISSED; index++) server.say({ from, to: 'alice' })
  await clock.advance(4_000)
  const toldOf = (peer: string) => heard.filter(({ from }) => from === peer).map(({ sequence }) => sequence)
  const asked = (peer: string) =>
    server.requests.filter(({ name, body }) => name === 'roamC2CMessages' && body.peerAccount === peer).length
  return { ...started, heard, states, recovered, refusing, toldOf, asked }
}

const missed = Array.from({ length: MISSED }, (_, index) => index + 2)

describe('a conversation whose recovery is refused', () => {
  it('does not hold up the others', async () => {
    const { toldOf, states } = await withRefusals()
    expect([toldOf('dan'), toldOf('eve')]).toEqual([missed, missed])
    expect(states.at(-1)).toBe('messages rejected')
  })

  it('is retried with growing delays, without other requests', async () => {
    const { server, clock, asked } = await withRefusals()
    const before = { syncs: server.count('syncUnread'), dan: asked('dan') }
    const counts: number[] = []
    for (let half = 0; half < 4; half++) {
      await clock.advance(20_000)
      counts.push(asked('ann'))
    }
    expect(counts[0]).toBeGreaterThan(1)
    expect((counts[3] ?? 0) - (counts[1] ?? 0)).toBeLessThanOrEqual(counts[1] ?? 0)
    expect(counts[3]).toBeLessThan(7)
    expect({ syncs: server.count('syncUnread'), dan: asked('dan') }).toEqual(before)
  })

  it('announces the missed messages in order once it is no longer refused, and so does the state', async () => {
    const { server, clock, toldOf, states, refusing } = await withRefusals()
    server.say({ from: 'ann', to: 'alice' })
    await clock.advance(1_000)
    expect(toldOf('ann')).toEqual([])
    refusing.is = false
    await clock.advance(30_000)
    expect(toldOf('ann')).toEqual([...missed, MISSED + 2])
    expect([toldOf('bea'), toldOf('cid')]).toEqual([missed, missed])
    expect(states.at(-1)).toBe('messages resolved')
  })

  it('stops after some minutes: its list starts after the gap, and the waiting messages are announced', async () => {
    const { chat, server, clock, toldOf, recovered, states } = await withRefusals()
    server.say({ from: 'ann', to: 'alice' })
    await clock.advance(600_000)
    expect(recovered.find(({ conversationID }) => conversationID === 'C2Cann')).toMatchObject({ recovered: false })
    expect(toldOf('ann').at(-1)).toBe(MISSED + 2)
    server.say({ from: 'ann', to: 'alice' })
    await clock.advance(1_000)
    expect(toldOf('ann').at(-1)).toBe(MISSED + 3)
    expect(chat.views.messages('C2Cann').get().recovered).toBe(false)
    expect(states.at(-1)).toBe('messages resolved')
  })

  it('is not given up because the service is busy', async () => {
    const { clock, toldOf, recovered, refusing } = await withRefusals('SERVICE_OVERLOAD')
    await clock.advance(1_200_000)
    refusing.is = false
    await clock.advance(300_000)
    expect(toldOf('ann')).toEqual(missed)
    expect(recovered.every((told) => told.recovered)).toBe(true)
  })

  it('is retried at once on a new connection, and not after a logout', async () => {
    const { chat, server, clock, toldOf, refusing } = await withRefusals()
    await clock.advance(60_000)
    refusing.is = false
    server.network.cut()
    await clock.advance(3_000)
    expect(toldOf('ann')).toEqual(missed)
    refusing.is = true
    server.network.cut()
    server.say({ from: 'ann', to: 'alice' })
    await clock.advance(3_000)
    await inTime(clock, chat.logout())
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })
})
