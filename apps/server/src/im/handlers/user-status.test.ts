import { ERRORS, TYPES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newMember, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const statusOf = async (client: ImClient, userID: string) =>
  (await client.request('getUserStatus', { userIDList: [userID] })).userStatusList[0]

/** Changes are pushed once a second. */
const SECOND_MS = 1_000

describe('the status of a user', () => {
  it('is online with a connection, offline without one, and unlogined after a logout', async () => {
    const ann = await loggedIn(server)
    const bob = await loggedIn(server)
    const away = await newMember(server)
    expect(await statusOf(ann, bob.userID)).toEqual({
      userID: bob.userID,
      statusType: TYPES.USER_STATUS_ONLINE,
      customStatus: '',
    })
    await bob.request('setSelfStatus', { customStatus: 'watching' })
    expect(await statusOf(ann, bob.userID)).toMatchObject({ customStatus: 'watching' })
    expect(await statusOf(ann, away)).toMatchObject({ statusType: TYPES.USER_STATUS_UNLOGINED })
    await ann.request('subscribeUserStatus', { userIDList: [bob.userID] })
    bob.socket.terminate()
    const next = async () => {
      clock.skip(SECOND_MS)
      return (await ann.next('pushUserStatus')).userStatusList
    }
    expect(await next()).toEqual([
      { userID: bob.userID, statusType: TYPES.USER_STATUS_OFFLINE, customStatus: 'watching' },
    ])
    const back = await loggedIn(server, { userID: bob.userID, instanceID: bob.instanceID })
    expect(await next()).toMatchObject([{ statusType: TYPES.USER_STATUS_ONLINE }])
    await back.request('logout', {})
    expect((await next())[0]?.statusType).not.toBe(TYPES.USER_STATUS_ONLINE)
  })

  it('is pushed until the subscription ends; an empty list ends all', async () => {
    const [ann, bob, carol] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const seen = (custom: string) =>
      ann.pushes('pushUserStatus').some(({ userStatusList }) => userStatusList.some((s) => s.customStatus === custom))
    await ann.request('subscribeUserStatus', { userIDList: [bob.userID, carol.userID] })
    await bob.request('setSelfStatus', { customStatus: 'one' })
    clock.skip(SECOND_MS)
    await ann.until(() => seen('one'))
    await ann.request('unsubscribeUserStatus', { userIDList: [] })
    await bob.request('setSelfStatus', { customStatus: 'two' })
    await ann.request('subscribeUserStatus', { userIDList: [carol.userID] })
    await carol.request('setSelfStatus', { customStatus: 'three' })
    clock.skip(SECOND_MS)
    await ann.until(() => seen('three'))
    expect(seen('two')).toBe(false)
  })

  it('has limits, and failures for unknown users', async () => {
    const ann = await loggedIn(server)
    const ids = (count: number) => Array.from({ length: count }, (_, i) => String(900_000 + i))
    const { resultItem, userStatusList } = await ann.request('getUserStatus', { userIDList: ids(1) })
    expect([userStatusList, resultItem]).toMatchObject([[], [{ resultCode: ERRORS.INVALID_ID.code }]])
    for (const answer of [
      await ann.request('getUserStatus', { userIDList: ids(501) }),
      await ann.request('subscribeUserStatus', { userIDList: ids(101) }),
      await ann.request('unsubscribeUserStatus', { userIDList: ids(101) }),
    ])
      expect(answer.errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })
})
