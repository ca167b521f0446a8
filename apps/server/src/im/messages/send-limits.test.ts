import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'
import { changeAppConfig } from '../../commands/change-app-config'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

let made = 0
const newRoom = async (ownerID = '1', type: 'AVChatRoom' | 'Public' = 'AVChatRoom') => {
  made += 1
  const groupID = `room${made}`
  await ensureGroup(server.context.db, { groupID, type, name: groupID, ownerID })
  return groupID
}

const guestIn = async (groupID: string): Promise<ImClient> => {
  const guest = await loggedIn(server, { userID: await newGuest(server) })
  await guest.request('joinGroup', { groupID })
  return guest
}

const memberIn = async (groupID: string): Promise<ImClient> => {
  const member = await loggedIn(server)
  await member.request('joinGroup', { groupID })
  return member
}

/** The codes of several messages sent without waiting for replies. */
const burst = async (client: ImClient, groupID: string, count: number): Promise<number[]> =>
  (
    await Promise.all(
      Array.from({ length: count }, () => client.request('sendGroupMessage', { groupID, ...text('hi') })),
    )
  ).map(({ errorCode }) => errorCode)

const taken = (codes: readonly number[]) => codes.filter((code) => code === 0).length
const refusals = (codes: readonly number[]) => new Set(codes.filter((code) => code !== 0))
const TOO_FAST = ERRORS.OVER_FREQUENCY_LIMIT.code

describe('messages of one user', () => {
  it('are limited for a guest to five at once and one a second, over all conversations', async () => {
    const [one, two] = [await newRoom(), await newRoom()]
    const guest = await guestIn(one)
    await guest.request('joinGroup', { groupID: two })
    const codes = [...(await burst(guest, one, 50)), ...(await burst(guest, two, 50))]
    expect(taken(codes)).toBe(5)
    expect(refusals(codes)).toEqual(new Set([TOO_FAST]))
    const toAccount = await newMember(server)
    expect((await guest.request('sendC2CMessage', { toAccount, ...text('hi') })).errorCode).toBe(TOO_FAST)
    clock.skip(5_100)
    expect(taken(await burst(guest, two, 50))).toBe(5)
  })

  it('are limited for a member to three times as many', async () => {
    const groupID = await newRoom()
    expect(taken(await burst(await memberIn(groupID), groupID, 50))).toBe(15)
  })

  it('are counted over all connections, and a resend gets the first reply', async () => {
    const groupID = await newRoom()
    const guest = await guestIn(groupID)
    const tab = await loggedIn(server, { userID: guest.userID, instanceID: guest.instanceID })
    const first = text('first')
    const answer = await guest.request('sendGroupMessage', { groupID, ...first })
    expect(taken([...(await burst(guest, groupID, 10)), ...(await burst(tab, groupID, 10))])).toBe(4)
    expect(await tab.request('sendGroupMessage', { groupID, ...first })).toEqual(answer)
  })

  it('are not limited for owners and admins', async () => {
    const owner = await loggedIn(server)
    const room = await newRoom(owner.userID)
    await owner.request('joinGroup', { groupID: room })
    expect(taken(await burst(owner, room, 60))).toBe(60)
    const admin = await loggedIn(server)
    const club = await newRoom('1', 'Public')
    await addMember(server.context.db, { groupID: club, userID: admin.userID, role: 'Admin', now: 1 })
    expect(taken(await burst(admin, club, 60))).toBe(60)
  })
})

describe('a chat room', () => {
  it('limits the messages of all users together, except of its owner', async () => {
    const owner = await loggedIn(server)
    const groupID = await newRoom(owner.userID)
    await owner.request('joinGroup', { groupID })
    const members = await Promise.all(Array.from({ length: 10 }, () => memberIn(groupID)))
    const codes = (await Promise.all(members.map((member) => burst(member, groupID, 10)))).flat()
    // A slow machine may need more than a second for a hundred messages.
    expect(taken(codes)).toBeGreaterThanOrEqual(40)
    expect(taken(codes)).toBeLessThan(100)
    expect(refusals(codes)).toEqual(new Set([TOO_FAST]))
    expect(taken(await burst(owner, groupID, 5))).toBe(5)
  })

  it('limits the guests of one network', async () => {
    const groupID = await newRoom()
    const member = await memberIn(groupID)
    const guests = await Promise.all(Array.from({ length: 20 }, () => guestIn(groupID)))
    const bots = guests.map((guest) => burst(guest, groupID, 5))
    const fan = await burst(member, groupID, 10)
    const codes = (await Promise.all(bots)).flat()
    expect(taken(fan)).toBe(10)
    expect(taken(codes)).toBeGreaterThanOrEqual(10)
    expect(taken(codes)).toBeLessThan(40)
  })
})

describe('a limit that the operator has set for a command', () => {
  it('applies in the server, whatever the client does', async () => {
    const { db } = server.context
    await changeAppConfig(
      db,
      ['set', 'cmd_frequency_limit', '{"group.get_online_member_count":{"interval":60,"count":2}}'],
      operatorAt(),
    )
    const groupID = await newRoom()
    const member = await loggedIn(server)
    const ask = async () => (await member.request('getOnlineMemberCount', { groupID })).errorCode
    clock.skip(5_100)
    await member.next('pushCloudConfig')
    expect([await ask(), await ask(), await ask()]).toEqual([0, 0, TOO_FAST])
    await changeAppConfig(db, ['unset', 'cmd_frequency_limit'], operatorAt())
    clock.skip(5_100)
    await member.next('pushCloudConfig')
    expect(await ask()).toBe(0)
  })

  it.each([2, 30])('replaces that of the row: %i messages instead of 15', async (count) => {
    const { db } = server.context
    const groupID = await newRoom()
    const member = await memberIn(groupID)
    const limit = { 'message.send_group': { interval: 5, count } }
    await changeAppConfig(db, ['set', 'cmd_frequency_limit', JSON.stringify(limit)], operatorAt())
    clock.skip(5_100)
    await member.next('pushCloudConfig')
    expect(taken(await burst(member, groupID, 35))).toBe(count)
    await changeAppConfig(db, ['unset', 'cmd_frequency_limit'], operatorAt())
    clock.skip(5_100)
    await member.next('pushCloudConfig')
    expect(taken(await burst(member, groupID, 35))).toBe(15)
  })
})
