import {
  addAnnouncement,
  API_STATUS,
  deleteAnnouncement,
  getAnnouncements,
  getGroupConfig,
  setGroupConfig,
} from '@org/api-client/contract'
import { parseHostMessage } from '@org/domain'
import { TYPES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import { registerPerson, type Person } from '../../../test/people'
import { GROUP_RIGHTS, waitsForLock } from '../../../test/waits-for-lock'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { changeMember } from '../../store/im/group-members'
import { takeRights } from '../../store/im/group-rights'
import { addMember, ensureGroup } from '../../store/im/groups'

const clock = shiftedClock()
let server: RunningServer
let owner: Person
let admin: Person
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
  ;[owner, admin] = [await registerPerson(server), await registerPerson(server)]
})
afterAll(() => server.stop())

let made = 0
/** A group of the owner, with the chats of the owner, an admin and a member. A chat room has no admin. */
const newGroup = async (type: 'Public' | 'Private' | 'AVChatRoom' = 'Public') => {
  const { db } = server.context
  made += 1
  const group_id = `CHATGROUP_NORMAL_${made}`
  await ensureGroup(db, { groupID: group_id, type, name: 'fans', ownerID: String(owner.uid) })
  const members = { Owner: String(owner.uid), Admin: String(admin.uid), Member: await newMember(server) } as const
  if (type !== 'AVChatRoom')
    for (const role of ['Owner', 'Admin', 'Member'] as const)
      await addMember(db, { groupID: group_id, userID: members[role], role, now: 1 })
  const [chatOfOwner, chatOfAdmin, fan] = [
    await loggedIn(server, { userID: members.Owner }),
    await loggedIn(server, { userID: members.Admin }),
    await loggedIn(server, { userID: members.Member }),
  ]
  if (type === 'AVChatRoom')
    for (const client of [chatOfOwner, fan]) await client.request('joinGroup', { groupID: group_id })
  return { group_id, managers: [chatOfOwner, chatOfAdmin], fan }
}

const set = ({ api }: Person, rules: Parameters<typeof api.call<typeof setGroupConfig>>[1]) =>
  api.call(setGroupConfig, rules)
const say = async (client: ImClient, groupID: string) =>
  (await client.request('sendGroupMessage', { groupID, ...text('hi') })).errorName ?? 'ok'
const rulesTold = (client: ImClient, groupID: string) =>
  client
    .messages()
    .filter((message) => message.groupID === groupID && message.msgBody[0]?.msgType === TYPES.MSG_CUSTOM)
    .map(({ msgBody }) => parseHostMessage(msgBody[0]?.msgContent['data'])?.data)

describe('setGroupConfig', () => {
  it('makes members wait between two messages at once, tells them, and leaves managers alone', async () => {
    const { group_id, managers, fan } = await newGroup()
    expect(await say(fan, group_id)).toBe('ok')
    expect(await set(owner, { group_id, slow_mode: 5 })).toEqual({ group_id, slow_mode: 5, min_level: 0 })
    await fan.until(() => rulesTold(fan, group_id).length > 0)
    expect(rulesTold(fan, group_id)).toEqual([{ group_id, text: '', slow_mode: 5, min_level: 0 }])
    expect([await say(fan, group_id), await say(fan, group_id)]).toEqual(['ok', 'OVER_FREQUENCY_LIMIT'])
    for (const client of [...managers, ...managers]) expect(await say(client, group_id)).toBe('ok')
    clock.skip(5_100)
    expect(await say(fan, group_id)).toBe('ok')
    expect(await set(admin, { group_id, slow_mode: 0 })).toMatchObject({ slow_mode: 0 })
    await fan.until(() => rulesTold(fan, group_id).length > 1)
    expect([await say(fan, group_id), await say(fan, group_id)]).toEqual(['ok', 'ok'])
  })

  it('keeps what it does not name, and tells nothing if nothing changes', async () => {
    const { group_id, fan } = await newGroup()
    await set(owner, { group_id, slow_mode: 5 })
    await set(owner, { group_id, slow_mode: 5 })
    expect(await set(owner, { group_id })).toEqual({ group_id, slow_mode: 5, min_level: 0 })
    expect(await admin.api.call(getGroupConfig, { group_id })).toEqual({ group_id, slow_mode: 5, min_level: 0 })
    expect(await set(owner, { group_id, min_level: 2 })).toEqual({ group_id, slow_mode: 5, min_level: 2 })
    await fan.until(() => rulesTold(fan, group_id).length > 1)
    expect(rulesTold(fan, group_id)).toMatchObject([{ min_level: 0 }, { min_level: 2 }])
  })

  it.each([
    ['a private group, which has no mutes either', { slow_mode: 5 }, 'notAllowed'],
    ['a wait that is no option', { slow_mode: 7 as 5 }, 'invalidRequest'],
    ['a level below 0', { min_level: -1 }, 'invalidRequest'],
  ] as const)('refuses %s', async (_what, rules, status) => {
    const { group_id } = await newGroup('Private')
    await expect(set(owner, { group_id, ...rules })).rejects.toMatchObject({ status: API_STATUS[status] })
  })
})

it('an admin who is demoted while requests wait is refused by name, and nothing changes', async () => {
  const { group_id } = await newGroup()
  const { db } = server.context
  const { announcement } = await owner.api.call(addAnnouncement, { group_id, text: 'Gol' })
  const deeds = await db.transaction().execute(async (trx) => {
    await takeRights(trx, group_id)
    const asked = [
      set(admin, { group_id, slow_mode: 5 }),
      admin.api.call(addAnnouncement, { group_id, text: 'mine' }),
      admin.api.call(deleteAnnouncement, { group_id, id: announcement.id }),
    ]
    await waitsForLock(db, GROUP_RIGHTS, asked.length)
    await changeMember(trx, { groupID: group_id, userID: String(admin.uid) }, { role: 'Member' })
    return { asked }
  })
  for (const reply of await Promise.allSettled(deeds.asked))
    expect(reply).toMatchObject({ reason: { status: API_STATUS.notAllowed } })
  expect(await owner.api.call(getGroupConfig, { group_id })).toMatchObject({ slow_mode: 0 })
  expect((await owner.api.call(getAnnouncements, { group_id })).list).toMatchObject([{ id: announcement.id }])
})

describe('the least level of a group', () => {
  it('is what a member needs to write, and may be reached while the member is there', async () => {
    const { group_id, managers, fan } = await newGroup()
    const level = (user_level: number) =>
      server.context.db.updateTable('account').set({ user_level }).where('id', '=', Number(fan.userID)).execute()
    await set(owner, { group_id, min_level: 3 })
    for (const client of [...managers, fan]) {
      await client.until(() => rulesTold(client, group_id).length > 0)
      await client.settled()
    }
    expect(await say(fan, group_id)).toBe('GROUP_LEVEL_DENY')
    await level(3)
    clock.skip(30_100)
    expect(await say(fan, group_id)).toBe('ok')
    for (const client of managers) expect(await say(client, group_id)).toBe('ok')
  })

  it('keeps guests silent in a chat room', async () => {
    const { group_id, fan } = await newGroup('AVChatRoom')
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    await guest.request('joinGroup', { groupID: group_id })
    expect(await say(guest, group_id)).toBe('ok')
    await set(owner, { group_id, min_level: 1 })
    clock.skip(10_100)
    expect([await say(guest, group_id), await say(fan, group_id)]).toEqual(['GROUP_LEVEL_DENY', 'ok'])
  })
})
