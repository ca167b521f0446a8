import { ERRORS } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import { newGuest as visitingGuest, registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import { changePeople } from '../../commands/change-people'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const TOO_MANY = ERRORS.OVER_FREQUENCY_LIMIT.code
const UNANSWERED = ERRORS.BOTH_NOT_FRIEND.code
const DAY = 86_400

const write = async (client: ImClient, toAccount: string) =>
  (await client.request('sendC2CMessage', { toAccount, ...text('hi') })).errorCode

/** Writes to several strangers at the same time. */
const open = async (client: ImClient, count: number) =>
  Promise.all(Array.from({ length: count }, async () => write(client, await newMember(server))))

const comesBack = (client: ImClient, to = server) => loggedIn(to, { userID: client.userID })

describe('a stranger', () => {
  it('SRV-3: may write three messages until there is an answer, and then any number', async () => {
    const [fan, peer] = [await loggedIn(server), await loggedIn(server)]
    const codes = await Promise.all(Array.from({ length: 6 }, () => write(fan, peer.userID)))
    expect(codes.filter((code) => code === 0)).toHaveLength(3)
    expect(codes.filter((code) => code === UNANSWERED)).toHaveLength(3)
    expect(await write(peer, fan.userID)).toBe(0)
    for (let more = 0; more < 5; more += 1) expect(await write(fan, peer.userID)).toBe(0)
    for (let more = 0; more < 5; more += 1) expect(await write(peer, fan.userID)).toBe(0)
  })

  it('gets the first reply for a resend, which counts once', async () => {
    const [fan, peer] = [await loggedIn(server), await newMember(server)]
    const first = { toAccount: peer, ...text('first') }
    const answer = await fan.request('sendC2CMessage', first)
    for (let again = 0; again < 3; again += 1) expect(await fan.request('sendC2CMessage', first)).toEqual(answer)
    expect([await write(fan, peer), await write(fan, peer), await write(fan, peer)]).toEqual([0, 0, UNANSWERED])
    expect(await fan.request('sendC2CMessage', first)).toEqual(answer)
  })

  it.each([
    ['member', newMember],
    ['guest', newGuest],
  ])(
    'SRV-3: that is a %s may start five conversations a day, also concurrently, and over a restart',
    async (_who, make) => {
      const fan = await loggedIn(server, { userID: await make(server) })
      const known = await loggedIn(server)
      await write(known, fan.userID)
      clock.skip(5_100)
      const codes = await open(fan, 3)
      clock.skip(5_100)
      codes.push(...(await open(fan, 4)))
      expect(codes.filter((code) => code === 0)).toHaveLength(5)
      expect(codes.filter((code) => code === TOO_MANY)).toHaveLength(2)
      const { databaseUrl, secrets } = server.context.config
      const after = await bootForTest({ databaseUrl, secrets, clock })
      const again = await comesBack(fan, after)
      expect(await write(again, await newMember(after))).toBe(TOO_MANY)
      expect(await write(again, known.userID)).toBe(0)
      const { db } = server.context
      await db
        .updateTable('private_opening')
        .set({ opened_at: sql`opened_at - ${DAY}` })
        .execute()
      expect(await open(again, 1)).toEqual([0])
    },
  )

  it('is any user without an answer from the peer', async () => {
    const [one, two] = [await loggedIn(server), await loggedIn(server)]
    const both = await Promise.all([write(one, two.userID), write(two, one.userID)])
    expect(both).toEqual([0, 0])
    for (let more = 0; more < 5; more += 1) expect(await write(one, two.userID)).toBe(0)
  })

  it('does not exist for customer service', async () => {
    const fans = await Promise.all(Array.from({ length: 6 }, () => newMember(server)))
    const service = await loggedIn(server)
    await changePeople(server.context.db, ['service', service.userID], operatorAt(1))
    clock.skip(31_000)
    const again = await comesBack(service)
    for (const fan of fans) expect(await write(again, fan)).toBe(0)
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    for (let more = 0; more < 5; more += 1) expect(await write(guest, service.userID)).toBe(0)
  })
})

describe('a block list', () => {
  it('SRV-3: is checked for every private message, also between known users', async () => {
    const [fan, peer] = [await loggedIn(server), await loggedIn(server)]
    expect([await write(fan, peer.userID), await write(peer, fan.userID)]).toEqual([0, 0])
    const { db } = server.context
    await db.insertInto('block_list').values({ user_id: peer.userID, blocked_id: fan.userID, created_at: 1 }).execute()
    expect(await write(fan, peer.userID)).toBe(ERRORS.IN_PEER_BLACKLIST.code)
    expect(await write(peer, fan.userID)).toBe(0)
    await db.deleteFrom('block_list').where('user_id', '=', peer.userID).execute()
    expect(await write(fan, peer.userID)).toBe(0)
  })
})

describe('customer service, for an hour after a guest of the network was banned', () => {
  const order = (own: RunningServer, ...words: string[]) =>
    changePeople(own.context.db, words, operatorAt(Math.floor(clock.now() / 1_000)))

  it('SRV-7: is reached by new members and guests of the network, who may write to nobody else', async () => {
    const own = await bootForTest({ clock })
    const [service, other, bad, old] = [
      await newMember(own),
      await newMember(own),
      await visitingGuest(own),
      await visitingGuest(own),
    ]
    await order(own, 'service', service)
    clock.skip(1_000)
    await order(own, 'ban-guest', bad.userID, '7d')
    clock.skip(1_100)
    for (const userID of [String((await registerPerson(own)).uid), (await visitingGuest(own)).userID]) {
      const fan = await loggedIn(own, { userID })
      await expect.poll(() => write(fan, other), { interval: 1_100 }).toBe(ERRORS.MUTE_DENY.code)
      expect(await write(fan, service)).toBe(0)
    }
    // Guests from before share a limit of six messages a minute, which does not apply to customer service.
    const slow = await loggedIn(own, { userID: old.userID })
    for (let more = 0; more < 6; more += 1) {
      await write(slow, other)
      clock.skip(2_000)
    }
    expect(await write(slow, other)).toBe(TOO_MANY)
    expect(await write(slow, service)).toBe(0)
  })

  it('is not reached by a member who is muted itself', async () => {
    const own = await bootForTest({ clock })
    const [service, fan] = [await newMember(own), await loggedIn(own)]
    await order(own, 'service', service)
    await restrict(
      own.context.db,
      { user_id: fan.userID, group_id: '', kind: 'mute' },
      Math.floor(clock.now() / 1_000) + 3_600,
      Math.floor(clock.now() / 1_000),
    )
    clock.skip(1_100)
    await expect.poll(() => write(fan, service), { interval: 1_100 }).toBe(ERRORS.MUTE_DENY.code)
  })
})
