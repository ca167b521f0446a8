import type { ListKind } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newMember, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { Answers } from '../changes/answers'
import { listChange } from './change-lists'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

/** Changes lists of users as a handler does. */
const change = (lists: readonly (readonly [string, ListKind])[], refuse = false) =>
  new Answers(server.context).once(
    null,
    listChange({ bus: server.context.bus, origin: '' }, async (_transaction, changed) => {
      for (const [userID, kind] of lists) changed(userID, kind)
      if (refuse) throw new Error('refused')
      return {}
    }),
  )

const listsIn = (reply: Awaited<ReturnType<typeof sync>>) =>
  reply.eventArray.flatMap((event) => (event.event === 'list' ? [{ kind: event.kind, version: event.version }] : []))
const sync = (client: ImClient, cookie: string) => client.request('syncUnread', { cookie, isOnlineSync: 1 })

describe('a change of lists', () => {
  it('is pushed to all devices of its users with the new versions, and to nobody else', async () => {
    const [ann, bob] = [await newMember(server), await newMember(server)]
    const phone = await loggedIn(server, { userID: ann, platform: 1 })
    const browser = await loggedIn(server, { userID: ann })
    const other = await loggedIn(server, { userID: bob })
    await change([
      [ann, 'friends'],
      [ann, 'friendGroups'],
      [ann, 'friends'],
    ])
    await change([
      [bob, 'friends'],
      [ann, 'friends'],
    ])
    for (const device of [phone, browser]) {
      const first = (await device.next('pushLists')).lists.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
      expect(first).toEqual([
        { kind: 'friendGroups', version: 1 },
        { kind: 'friends', version: 1 },
      ])
      expect(await device.next('pushLists')).toEqual({ lists: [{ kind: 'friends', version: 2 }] })
    }
    expect(await other.next('pushLists')).toEqual({ lists: [{ kind: 'friends', version: 1 }] })
  })

  it('reaches a device that was away by its cookie; the first sync has the version of every list', async () => {
    const userID = await newMember(server)
    await change([[userID, 'blocklist']])
    const device = await loggedIn(server, { userID })
    const first = await device.request('syncUnread', {})
    expect(listsIn(first)).toHaveLength(6)
    expect(listsIn(first)).toContainEqual({ kind: 'blocklist', version: 1 })
    expect(listsIn(first)).toContainEqual({ kind: 'profile', version: 0 })
    const second = await sync(device, first.cookie)
    await change([[userID, 'profile']])
    await change([[userID, 'profile']])
    const third = await sync(device, second.cookie)
    expect(listsIn(third)).toContainEqual({ kind: 'profile', version: 2 })
    expect(listsIn(await sync(device, third.cookie)).filter(({ kind }) => kind === 'blocklist')).toEqual([])
  })

  it('that is refused changes no version and is not pushed', async () => {
    const device = await loggedIn(server)
    await expect(change([[device.userID, 'friends']], true)).rejects.toThrow('refused')
    await change([[device.userID, 'friends']])
    expect(await device.next('pushLists')).toEqual({ lists: [{ kind: 'friends', version: 1 }] })
  })

  it('counts each of many at once, also if they name the same users in another order', async () => {
    const [ann, bob] = [await newMember(server), await newMember(server)]
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        change(
          turn % 2 === 0
            ? [
                [ann, 'friends'],
                [bob, 'friends'],
              ]
            : [
                [bob, 'friends'],
                [ann, 'friends'],
              ],
        ),
      ),
    )
    const device = await loggedIn(server, { userID: bob })
    expect(listsIn(await device.request('syncUnread', {}))).toContainEqual({ kind: 'friends', version: 20 })
  })
})
