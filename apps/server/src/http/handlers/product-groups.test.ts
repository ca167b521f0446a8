import {
  addAnnouncement,
  API_STATUS,
  deleteAnnouncement,
  followUser,
  getAnchorGroups,
  getAnnouncements,
  getChatGroups,
  joinAnchorGroup,
} from '@org/api-client/contract'
import { parseHostMessage } from '@org/domain'
import { NOTIFY_ROOM, TYPES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { registerPerson, type Person } from '../../../test/people'
import { seedDemoRooms } from '../../services/live/seed-demo-rooms'
import { saveAnchor } from '../../store/live/anchors'
import type { RunningServer } from '../../server'

let server: RunningServer
let fan: Person
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
  await seedDemoRooms(server.context)
  fan = await registerPerson(server)
})
afterAll(() => server.stop())

const NORMAL = 'CHATGROUP_NORMAL_1'

const newAnchor = async (): Promise<Person> => {
  const anchor = await registerPerson(server)
  const facts = { anchor_level: 1, fans_count: 0, nick_name_pt: 'Ana', signature: '', signature_pt: '' }
  await saveAnchor(server.context.db, anchor.uid, facts)
  await server.context.db.updateTable('account').set({ is_anchor: 1 }).where('id', '=', anchor.uid).execute()
  return anchor
}

const chatOf = (person: Person) => loggedIn(server, { userID: String(person.uid) })

/** The host messages that a client has, by their conversation. */
const told = (client: ImClient, groupID: string) =>
  client
    .messages()
    .filter((message) => message.groupID === groupID && message.msgBody[0]?.msgType === TYPES.MSG_CUSTOM)
    .map(({ msgBody }) => parseHostMessage(msgBody[0]?.msgContent['data']))

describe('the chat groups for everybody', () => {
  it('are listed with those first that the member is in, and what the member has not read there', async () => {
    const chat = await chatOf(fan)
    const last = (await fan.api.call(getChatGroups, {})).list.at(-1)?.group_id ?? ''
    expect(last).toMatch(/^CHATGROUP_NORMAL_/)
    await chat.request('joinGroup', { groupID: last })
    const [owner] = await server.context.db
      .selectFrom('chat_group')
      .select('owner_id')
      .where('group_id', '=', last)
      .execute()
    const other = await loggedIn(server, { userID: owner?.owner_id ?? '' })
    await other.request('sendGroupMessage', { groupID: last, ...text('gol') })
    const { list, total } = await fan.api.call(getChatGroups, {})
    expect(list[0]).toMatchObject({ group_id: last, joined: 1, unread: 1, member_count: 2, anchor_id: 0 })
    expect(list.slice(1).map(({ joined, unread }) => [joined, unread])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(total).toBe(3)
    expect((await fan.api.call(getChatGroups, { page: 2, size: 2 })).list).toHaveLength(1)
  })
})

describe('the fan group of an anchor', () => {
  it('is for followers, is made by the first of them, and is entered once', async () => {
    const anchor = await newAnchor()
    const group_id = `CHATGROUP_ANCHORFANS_${anchor.uid}`
    await expect(fan.api.call(joinAnchorGroup, { anchorid: anchor.uid })).rejects.toMatchObject({
      status: API_STATUS.notAllowed,
    })
    await fan.api.call(followUser, { userid: String(anchor.uid), type: 1 })
    const joins = await Promise.all([1, 2].map(() => fan.api.call(joinAnchorGroup, { anchorid: anchor.uid })))
    expect(joins).toEqual([{ group_id }, { group_id }])
    const { list } = await fan.api.call(getAnchorGroups, {})
    expect(list).toMatchObject([{ group_id, joined: 1, member_count: 2, unread: 0, anchor_id: anchor.uid }])
    expect((await anchor.api.call(getAnchorGroups, {})).list).toHaveLength(1)
  })

  it('is written in at once by who has entered it, and entered by nobody through the chat', async () => {
    const anchor = await newAnchor()
    const groupID = `CHATGROUP_ANCHORFANS_${anchor.uid}`
    await anchor.api.call(joinAnchorGroup, { anchorid: anchor.uid })
    const chat = await chatOf(fan)
    expect((await chat.request('joinGroup', { groupID })).errorName).toBe('GROUP_PERMISSION_DENY')
    await fan.api.call(followUser, { userid: String(anchor.uid), type: 1 })
    await fan.api.call(joinAnchorGroup, { anchorid: anchor.uid })
    expect((await chat.request('sendGroupMessage', { groupID, ...text('oi') })).errorName).toBeUndefined()
  })

  it('is not there for who is no anchor', async () => {
    const other = await registerPerson(server)
    await expect(fan.api.call(joinAnchorGroup, { anchorid: other.uid })).rejects.toMatchObject({
      status: API_STATUS.notFound,
    })
  })
})

describe('the announcements of a group', () => {
  it('reach its members and the notice room, and are listed until they are deleted', async () => {
    const anchor = await newAnchor()
    const group_id = `CHATGROUP_ANCHORFANS_${anchor.uid}`
    await fan.api.call(followUser, { userid: String(anchor.uid), type: 1 })
    await fan.api.call(joinAnchorGroup, { anchorid: anchor.uid })
    const chat = await chatOf(fan)
    await chat.request('joinGroup', { groupID: NOTIFY_ROOM })
    const { announcement } = await anchor.api.call(addAnnouncement, { group_id, text: ' Hoje às nove ' })
    await chat.until(() => told(chat, group_id).length > 0)
    expect(told(chat, group_id)).toEqual([
      { type: 'ChatGroupAnnouceNew', data: { group_id, announcement_id: announcement.id, text: 'Hoje às nove' } },
    ])
    expect((await fan.api.call(getAnnouncements, { group_id })).list).toMatchObject([{ text: 'Hoje às nove' }])
    expect((await fan.api.call(getAnchorGroups, {})).list.find((one) => one.group_id === group_id)?.unread).toBe(1)
    await expect(fan.api.call(deleteAnnouncement, { group_id, id: announcement.id })).rejects.toMatchObject({
      status: API_STATUS.notAllowed,
    })
    await anchor.api.call(deleteAnnouncement, { group_id, id: announcement.id })
    await expect(anchor.api.call(deleteAnnouncement, { group_id, id: announcement.id })).rejects.toMatchObject({
      status: API_STATUS.notFound,
    })
    expect((await fan.api.call(getAnnouncements, { group_id })).list).toEqual([])
  })

  it('come page by page, the latest first, to who may read them', async () => {
    const anchor = await newAnchor()
    const group_id = `CHATGROUP_ANCHORFANS_${anchor.uid}`
    await anchor.api.call(joinAnchorGroup, { anchorid: anchor.uid })
    for (const words of ['one', 'two', 'three']) await anchor.api.call(addAnnouncement, { group_id, text: words })
    const first = await anchor.api.call(getAnnouncements, { group_id, size: 2 })
    const second = await anchor.api.call(getAnnouncements, { group_id, size: 2, cursor: first.next })
    expect([...first.list, ...second.list].map((one) => one.text)).toEqual(['three', 'two', 'one'])
    expect(second.next).toBe('')
    await expect(fan.api.call(getAnnouncements, { group_id })).rejects.toMatchObject({ status: API_STATUS.notFound })
    expect((await fan.api.call(getAnnouncements, { group_id: NORMAL })).list).toEqual([])
  })

  it('are made by managers only', async () => {
    const anchor = await newAnchor()
    await expect(anchor.api.call(addAnnouncement, { group_id: NORMAL, text: 'oi' })).rejects.toMatchObject({
      status: API_STATUS.notAllowed,
    })
  })
})
