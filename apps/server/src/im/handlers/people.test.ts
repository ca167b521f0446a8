import { ERRORS, PROFILE_TAGS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import { newGuest as visitingGuest, registerPerson } from '../../../test/people'
import type { RunningServer } from '../../server'
import { forgetGuests } from '../../store/identity/guests'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const profileOf = async (client: ImClient, userID: string) =>
  (await client.request('getProfiles', { userItem: [userID] })).userProfileItem[0]
const rename = (client: ImClient, nick: string) =>
  client.request('setProfile', { profileItem: [{ tag: PROFILE_TAGS.nick, value: nick }] })

describe('a profile', () => {
  it('is the name, picture and signature that the member has everywhere, and more fields', async () => {
    const person = await registerPerson(server)
    const client = await loggedIn(server, { userID: String(person.uid) })
    const other = await loggedIn(server)
    const changes = [
      { tag: PROFILE_TAGS.nick, value: 'Ann of Rio' },
      { tag: PROFILE_TAGS.avatar, value: '/ann.png' },
      { tag: PROFILE_TAGS.selfSignature, value: 'goal' },
      { tag: PROFILE_TAGS.gender, value: 'Gender_Type_Female' as const },
      { tag: PROFILE_TAGS.birthday, value: 19_900_101 },
      { tag: 'Tag_Profile_Custom_Team', value: 'Santos' },
    ]
    expect((await client.request('setProfile', { profileItem: changes })).errorCode).toBe(0)
    expect(await profileOf(other, client.userID)).toMatchObject({
      userID: client.userID,
      nick: 'Ann of Rio',
      avatar: '/ann.png',
      selfSignature: 'goal',
      gender: 'Gender_Type_Female',
      birthday: 19_900_101,
      allowType: 'AllowType_Type_NeedConfirm',
      profileCustomField: [{ key: 'Tag_Profile_Custom_Team', value: 'Santos' }],
    })
    const rows = await server.context.db
      .selectFrom('account')
      .select(['nick_name', 'avatar', 'signature'])
      .where('id', '=', person.uid)
      .execute()
    expect(rows).toEqual([{ nick_name: 'Ann of Rio', avatar: '/ann.png', signature: 'goal' }])
    await client.request('setProfile', { profileItem: [{ tag: 'Tag_Profile_Custom_City', value: 'Rio' }] })
    expect((await profileOf(other, client.userID))?.profileCustomField).toHaveLength(2)
  })

  it('with a new name is in the next message, also from another device, and in the lists of others', async () => {
    const client = await loggedIn(server)
    const phone = await loggedIn(server, { userID: client.userID, platform: 1 })
    const friend = await loggedIn(server)
    await client.request('sendC2CMessage', { toAccount: friend.userID, ...text('before') })
    await friend.request('getConversationList', {})
    await rename(client, 'Ann')
    expect(await phone.next('pushLists')).toEqual({ lists: [{ kind: 'profile', version: 1 }] })
    await client.request('sendC2CMessage', { toAccount: friend.userID, ...text('after') })
    await phone.request('sendC2CMessage', { toAccount: friend.userID, ...text('later') })
    await friend.until(() => friend.messages().length === 3)
    expect(friend.messages().map(({ nick }) => nick)).toEqual(['fan', 'Ann', 'Ann'])
    const { conversations } = await friend.request('getConversationList', {})
    expect(conversations).toMatchObject([{ name: 'Ann' }])
    expect(client.pushes('pushLists')).toEqual([])
  })

  it('with a new name or picture is in the conversations of those who are no friends, online and after a while away', async () => {
    const [client, peer, away] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    for (const { userID } of [peer, away])
      await client.request('sendC2CMessage', { toAccount: userID, ...text('hello') })
    const { cookie } = await away.request('syncUnread', {})
    await rename(client, 'Ann of Rio')
    const shown = { type: 1, toAccount: client.userID, name: 'Ann of Rio', unreadCount: 1 }
    expect(await peer.next('pushConversations')).toMatchObject({ conversationList: [shown] })
    expect(await peer.next('pushProfiles')).toEqual({ userIDList: [client.userID] })
    const { eventArray } = await away.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(eventArray).toMatchObject([{ event: 'conversation', ...shown }])
    await client.request('setProfile', { profileItem: [{ tag: PROFILE_TAGS.avatar, value: '/ann.png' }] })
    await peer.until(() => peer.pushes('pushConversations').length === 2)
    expect(peer.pushes('pushConversations')[1]).toMatchObject({ conversationList: [{ avatar: '/ann.png' }] })
    await client.request('setProfile', { profileItem: [{ tag: PROFILE_TAGS.birthday, value: 19_900_101 }] })
    await peer.until(() => peer.pushes('pushProfiles').length === 3)
    await rename(client, 'Ann of Santos')
    await peer.until(() => peer.pushes('pushConversations').some((push) => JSON.stringify(push).includes('Santos')))
    expect(peer.pushes('pushConversations').slice(2)).toMatchObject([{ conversationList: [{ name: 'Ann of Santos' }] }])
  })

  it('of a guest can be changed, and goes with the guest', async () => {
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    expect((await rename(guest, 'Visitor')).errorCode).toBe(0)
    expect(await profileOf(guest, guest.userID)).toMatchObject({ nick: 'Visitor' })
    await guest.request('addToBlocklist', { userIDList: [await newMember(server)] })
    const { db } = server.context
    await db.updateTable('guest').set({ seen_at: 1 }).where('id', '=', guest.userID).execute()
    await forgetGuests(db, 2, 10)
    for (const table of ['user_profile', 'user_list', 'block_list'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', guest.userID).execute()).toEqual([])
  })

  it.each([
    [[{ tag: PROFILE_TAGS.nick, value: '官方客服' }], 'SENSITIVE_TEXT'],
    [[{ tag: PROFILE_TAGS.nick, value: '   ' }], 'SENSITIVE_TEXT'],
    [[{ tag: PROFILE_TAGS.nick, value: '足'.repeat(167) }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.gender, value: 'male' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.birthday, value: '1990' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: 'Team', value: 'x' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.location, value: 'a\0' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.location, value: 'senha do cartão' }], 'SENSITIVE_TEXT'],
    [[{ tag: PROFILE_TAGS.avatar, value: 'https://elsewhere.example/a.png' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.avatar, value: '/\\elsewhere.example/a.png' }], 'PACKAGE_PARSE_FAILED'],
    [[{ tag: PROFILE_TAGS.avatar, value: 'data:image/png;base64,AA' }], 'PACKAGE_PARSE_FAILED'],
    [[], 'PACKAGE_PARSE_FAILED'],
  ] as const)('is not changed by %j: %s', async (profileItem, errorName) => {
    const client = await loggedIn(server)
    const { errorCode } = await client.request('setProfile', { profileItem: profileItem as never })
    expect(errorCode).toBe(ERRORS[errorName].code)
    expect(await profileOf(client, client.userID)).toMatchObject({ nick: 'fan' })
  })

  it('has at most 50 own fields', async () => {
    const client = await loggedIn(server)
    const fields = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ tag: `Tag_Profile_Custom_${from + i}`, value: 'x' }))
    expect((await client.request('setProfile', { profileItem: fields(0, 50) })).errorCode).toBe(0)
    const refused = await client.request('setProfile', { profileItem: fields(50, 1) })
    expect(refused.errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
  })

  it('of a user that does not exist is left out, and at most 100 are returned', async () => {
    const client = await loggedIn(server)
    const { userID: guest } = await visitingGuest(server)
    const { userProfileItem } = await client.request('getProfiles', {
      userItem: ['999999', client.userID, guest, 'nobody'],
    })
    expect(userProfileItem.map(({ userID }) => userID).toSorted()).toEqual([client.userID, guest].toSorted())
    const many = Array.from({ length: 101 }, (_, i) => String(i + 1))
    expect((await client.request('getProfiles', { userItem: many })).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })
})

describe('a block list', () => {
  it('keeps the private messages of its users away, and is pushed to the other devices', async () => {
    const [client, other] = [await loggedIn(server), await loggedIn(server)]
    const phone = await loggedIn(server, { userID: client.userID, platform: 1 })
    const write = async () =>
      (await other.request('sendC2CMessage', { toAccount: client.userID, ...text('hello') })).errorCode
    expect(await write()).toBe(0)
    expect((await client.request('addToBlocklist', { userIDList: [other.userID] })).resultItem).toEqual([])
    expect(await phone.next('pushLists')).toEqual({ lists: [{ kind: 'blocklist', version: 1 }] })
    expect(await write()).toBe(ERRORS.IN_PEER_BLACKLIST.code)
    const { blacklistItem, currentSequence } = await phone.request('getBlocklist', {})
    expect(blacklistItem).toEqual([{ userID: other.userID, timeStamp: expect.any(Number) }])
    expect(currentSequence).toBe(1)
    await phone.request('deleteFromBlocklist', { userIDList: [other.userID] })
    expect(await client.next('pushLists')).toEqual({ lists: [{ kind: 'blocklist', version: 2 }] })
    expect(await write()).toBe(0)
  })

  it('is changed by what is new only, and refuses the user itself and unknown users by name', async () => {
    const client = await loggedIn(server, { userID: await newGuest(server) })
    const userIDList = [await newMember(server)]
    await client.request('addToBlocklist', { userIDList })
    await client.request('addToBlocklist', { userIDList })
    expect((await client.request('getBlocklist', {})).currentSequence).toBe(1)
    const self = await client.request('addToBlocklist', { userIDList: [client.userID] })
    expect(self.errorCode).toBe(ERRORS.CANNOT_ADD_SELF_TO_BLACKLIST.code)
    const { resultItem } = await client.request('addToBlocklist', { userIDList: ['999999', ...userIDList] })
    expect(resultItem).toMatchObject([{ userID: '999999', resultCode: ERRORS.INVALID_ID.code }])
  })

  it('is returned in pages of 30, the latest first', async () => {
    const client = await loggedIn(server)
    const rows = Array.from({ length: 65 }, (_, i) => ({
      user_id: client.userID,
      blocked_id: String(1_000 + i),
      created_at: 1_000 - i,
    }))
    await server.context.db.insertInto('block_list').values(rows).execute()
    const ids: string[] = []
    let startIndex = 0
    do {
      const page = await client.request('getBlocklist', { startIndex })
      ids.push(...page.blacklistItem.map(({ userID }) => userID))
      startIndex = page.startIndex
    } while (startIndex > 0)
    expect(ids).toEqual(rows.map(({ blocked_id }) => blocked_id))
    const tooMany = await client.request('getBlocklist', { maxLimited: 31 })
    expect(tooMany.errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })

  it('has at most 1,000 users', async () => {
    const client = await loggedIn(server)
    const rows = Array.from({ length: 999 }, (_, i) => ({
      user_id: client.userID,
      blocked_id: String(100_000 + i),
      created_at: 1,
    }))
    await server.context.db.insertInto('block_list').values(rows).execute()
    const userIDList = [await newMember(server), await newMember(server)]
    const { resultItem } = await client.request('addToBlocklist', { userIDList })
    expect(resultItem).toMatchObject([{ resultCode: ERRORS.BLACKLIST_FULL.code }])
  })
})
