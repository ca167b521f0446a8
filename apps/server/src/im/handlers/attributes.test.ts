import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

let made = 0
const newGroup = async (type: 'ChatRoom' | 'AVChatRoom' | 'Community', ownerID: string, ...members: ImClient[]) => {
  const groupID = `${type === 'Community' ? '@TGS#_' : ''}attributes${(made += 1)}`
  await ensureGroup(server.context.db, { groupID, type, name: groupID, ownerID })
  for (const { userID } of members)
    await addMember(server.context.db, { groupID, userID, role: userID === ownerID ? 'Owner' : 'Member', now: 1 })
  return groupID
}
const list = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }))
const valuesOf = async (client: ImClient, groupID: string) => {
  const { groupAttributeList } = await client.request('getGroupAttributes', { groupID })
  return Object.fromEntries(groupAttributeList.map(({ key, value }) => [key, value]))
}

describe('group attributes', () => {
  it('are replaced, added, changed, deleted and cleared, each under the next main sequence', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', '1', me)
    const write = async (
      name: 'initGroupAttributes' | 'setGroupAttributes',
      seq: number,
      values: Record<string, string>,
    ) => me.request(name, { groupID, mainSequence: seq, groupAttributeList: list(values) as never })
    expect(await write('initGroupAttributes', 0, { a: '1', b: '2' })).toMatchObject({
      errorCode: 0,
      mainSequence: 1,
      groupAttributeList: [
        { key: 'a', value: '1', sequence: 1 },
        { key: 'b', value: '2', sequence: 1 },
      ],
      deletedKeyList: [],
    })
    expect(await write('initGroupAttributes', 1, { b: '3', c: '4' })).toMatchObject({ deletedKeyList: ['a'] })
    expect(await write('setGroupAttributes', 2, { c: '5', d: '' })).toMatchObject({ mainSequence: 3 })
    expect(await me.request('getGroupAttributes', { groupID })).toMatchObject({
      mainSequence: 3,
      groupAttributeList: [
        { key: 'b', value: '3', sequence: 2 },
        { key: 'c', value: '5', sequence: 3 },
        { key: 'd', value: '', sequence: 3 },
      ],
    })
    const some = { groupID, mainSequence: 3, groupAttributeList: list({ b: '', none: '' }) as never }
    expect(await me.request('deleteGroupAttributes', some)).toMatchObject({ mainSequence: 4, deletedKeyList: ['b'] })
    expect(await me.request('clearGroupAttributes', { groupID, mainSequence: 4 })).toMatchObject({
      mainSequence: 5,
      deletedKeyList: ['c', 'd'],
    })
    expect(await me.request('clearGroupAttributes', { groupID, mainSequence: 5 })).toMatchObject({ mainSequence: 5 })
    expect(await valuesOf(me, groupID)).toEqual({})
  })

  it('are pushed to the members of a group and to the listeners of a chat room, and to nobody else', async () => {
    const [owner, viewer, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    for (const groupID of [
      await newGroup('AVChatRoom', owner.userID),
      await newGroup('ChatRoom', owner.userID, owner, viewer),
    ]) {
      for (const client of [owner, viewer]) await client.request('joinGroup', { groupID })
      // A membership that the test has stored is followed from the next login on.
      const watching = await loggedIn(server, { userID: viewer.userID, platform: 1 })
      await watching.request('joinGroup', { groupID })
      await owner.request('setGroupAttributes', {
        groupID,
        mainSequence: 0,
        groupAttributeList: list({ a: '1' }) as never,
      })
      expect(await watching.next('pushGroupAttributes')).toEqual({
        groupID,
        mainSequence: 1,
        groupAttributeList: [{ key: 'a', value: '1', sequence: 1 }],
        deletedKeyList: [],
      })
    }
    expect(other.pushes('pushGroupAttributes')).toEqual([])
  })

  it('refuse a write for an older main sequence or an older value, and keep what is there', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', '1', me)
    const at = { groupID, mainSequence: 0, groupAttributeList: list({ a: '1' }) as never }
    await me.request('setGroupAttributes', at)
    for (const stale of [
      at,
      { ...at, mainSequence: 2 },
      { ...at, mainSequence: 1, groupAttributeList: [{ key: 'a', value: '2', sequence: 7 }] },
    ])
      expect(await me.request('setGroupAttributes', stale)).toMatchObject({
        errorCode: ERRORS.GROUP_ATTRIBUTES_CONFLICT.code,
        errorName: 'GROUP_ATTRIBUTES_CONFLICT',
      })
    expect(await valuesOf(me, groupID)).toEqual({ a: '1' })
  })

  it('of many writers at once take one and refuse the others', async () => {
    const clients = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await newGroup('ChatRoom', '1', ...clients)
    const replies = await Promise.all(
      clients.map((client) =>
        client.request('setGroupAttributes', {
          groupID,
          mainSequence: 0,
          groupAttributeList: list({ [`of ${client.userID}`]: '1' }) as never,
        }),
      ),
    )
    const codes = replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, ERRORS.GROUP_ATTRIBUTES_CONFLICT.code, ERRORS.GROUP_ATTRIBUTES_CONFLICT.code])
    expect(Object.keys(await valuesOf(clients[0]!, groupID))).toHaveLength(1)
  })

  it('refuse changing what is not there, more than sixteen attributes, and more than 16 kB', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', '1', me)
    const many = (count: number, value: string) =>
      list(Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${count}${i}`, value]))) as never
    const ask = (
      name: 'setGroupAttributes' | 'modifyGroupAttributes',
      mainSequence: number,
      groupAttributeList: never,
    ) => me.request(name, { groupID, mainSequence, groupAttributeList })
    const refused = { errorName: 'INVALID_GROUP_PARAMETERS' }
    expect(await ask('modifyGroupAttributes', 0, list({ a: '1' }) as never)).toMatchObject(refused)
    expect(await ask('setGroupAttributes', 0, many(16, '1'))).toMatchObject({ errorCode: 0 })
    expect(await ask('setGroupAttributes', 1, many(1, '1'))).toMatchObject(refused)
    await me.request('clearGroupAttributes', { groupID, mainSequence: 1 })
    expect(await ask('setGroupAttributes', 2, many(4, 'x'.repeat(4_096)))).toMatchObject(refused)
    expect(await ask('setGroupAttributes', 2, list({ a: 'x'.repeat(4_097) }) as never)).toMatchObject({
      errorName: 'BODY_SIZE_LIMIT',
    })
    expect(await valuesOf(me, groupID)).toEqual({})
  })

  it('of a chat room and a community are changed by those who manage it', async () => {
    const [owner, viewer] = [await loggedIn(server), await loggedIn(server)]
    for (const type of ['AVChatRoom', 'Community'] as const) {
      const groupID = await newGroup(type, owner.userID, ...(type === 'Community' ? [owner, viewer] : []))
      if (type === 'AVChatRoom') await viewer.request('joinGroup', { groupID })
      const at = { groupID, mainSequence: 0, groupAttributeList: list({ a: '1' }) as never }
      expect(await viewer.request('setGroupAttributes', at)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
      expect(await owner.request('setGroupAttributes', at)).toMatchObject({ errorCode: 0 })
      expect(await valuesOf(viewer, groupID)).toEqual({ a: '1' })
    }
  })
})
