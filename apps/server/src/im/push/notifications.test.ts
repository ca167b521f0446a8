import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IM_PLATFORM } from '@org/im-sdk/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newMember, text, type ImClient } from '../../../test/im-client'
import type { Notification } from '../../ports/notifier'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'
import { newCommunity, topicID } from '../../../test/communities'

const KEY = 'a key of the operator'
const NO_PUSH = {
  pushFlag: 0 as const,
  title: '',
  description: '',
  extension: '',
  apnsInfo: { badgeMode: 0 as const },
  androidInfo: { OPPOChannelID: '' },
}

/** A service of push notifications, and what it has taken. */
const pushService = async () => {
  const taken: Notification[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { 'x-timestamp': time, 'x-signature': signature } = request.headers
      const isSigned =
        signature ===
        createHmac('sha256', KEY)
          .update(`${String(time)}.${body}`)
          .digest('hex')
      if (isSigned) taken.push(...(JSON.parse(body) as { notifications: Notification[] }).notifications)
      reply.writeHead(isSigned ? 204 : 401).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`
  return { taken, notification: { url, key: KEY } }
}

const start = async () => {
  const service = await pushService()
  const server = await bootServer({ notification: service.notification, rateLimits: false })
  onTestFinished(() => server.stop())
  return { ...service, server }
}

/** The last of these messages is notified: what came before it is decided by then. */
const end = async (server: RunningServer, from: ImClient, taken: readonly Notification[]) => {
  const last = await newMember(server)
  await from.request('sendC2CMessage', { toAccount: last, ...text('end') })
  await expect.poll(() => taken.at(-1)?.userID).toBe(last)
  return taken.slice(0, -1)
}

describe('notifications', () => {
  it('are for users without a connection who accept them, unless the sender disables them', async () => {
    const { taken, server } = await start()
    const [ann, online, muting] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const [away, tablet] = [await newMember(server), await loggedIn(server)]
    await muting.request('setC2CMute', { peerAccountList: [ann.userID], muteFlag: 2 })
    // Set on one device, which is not the one that would be notified.
    const discarding = await loggedIn(server)
    const other = await loggedIn(server, { userID: discarding.userID, platform: IM_PLATFORM.ios })
    await other.request('setPushToken', {
      sdkAppID: server.context.config.sdkAppId,
      businessID: 7,
      deviceToken: 'token of one who discards',
    })
    await discarding.request('setC2CMute', { peerAccountList: [ann.userID], muteFlag: 1 })
    const token = { sdkAppID: server.context.config.sdkAppId, businessID: 7, deviceToken: 'token of a tablet' }
    await tablet.request('setPushToken', token)
    await tablet.request('setAppStatus', { state: 'Background', c2cUnreadCount: 2, groupUnreadCount: 1 })
    const closed = await loggedIn(server)
    await closed.request('setPushToken', { ...token, deviceToken: 'token of a closed app' })
    await closed.request('logout', { type: 1 })
    for (const client of [muting, discarding, other, tablet, closed]) client.socket.close()
    await expect
      .poll(async () => {
        const userIDList = [muting.userID, discarding.userID, tablet.userID]
        const { userStatusList } = await ann.request('getUserStatus', { userIDList })
        return userStatusList.map(({ statusType }) => statusType === 1)
      })
      .toEqual([false, false, false])
    for (const to of [online.userID, muting.userID, discarding.userID, away, tablet.userID, closed.userID])
      await ann.request('sendC2CMessage', { toAccount: to, ...text('hello') })
    const silent = { ...NO_PUSH, pushFlag: 1 as const, title: 'not shown' }
    await ann.request('sendC2CMessage', { toAccount: away, ...text('silent'), offlinePushInfo: silent })
    await ann.request('sendC2CMessage', { toAccount: away, ...text('passing'), msgLifeTime: 0 })
    expect(await end(server, ann, taken)).toMatchObject([
      {
        userID: away,
        conversationID: `C2C${ann.userID}`,
        sequence: 1,
        title: 'fan',
        description: 'hello',
        devices: [],
      },
      {
        userID: tablet.userID,
        fromAccount: ann.userID,
        devices: [{ deviceToken: 'token of a tablet', businessID: 7, state: 'Background', unreadCount: 3 }],
      },
      { userID: closed.userID, devices: [{ deviceToken: 'token of a closed app' }] },
    ])
  })

  it('reach the members of a group with the texts of the sender, and say who is mentioned', async () => {
    const { taken, server } = await start()
    const [ann, online] = [await loggedIn(server), await loggedIn(server)]
    const [first, second] = [await newMember(server), await newMember(server)]
    const { db } = server.context
    await ensureGroup(db, { groupID: 'crew', type: 'Public', name: 'crew', ownerID: ann.userID })
    for (const userID of [ann.userID, online.userID, first, second])
      await addMember(db, { groupID: 'crew', userID, role: 'Member', now: 1 })
    const offlinePushInfo = {
      ...NO_PUSH,
      title: 'Crew',
      description: 'New',
      extension: '{"a":1}',
      apnsInfo: { badgeMode: 1 as const },
    }
    await ann.request('sendGroupMessage', { groupID: 'crew', ...text('you'), groupAtInfo: [first], offlinePushInfo })
    await ann.request('sendGroupMessage', { groupID: 'crew', ...text('one'), receiverList: [second] })
    const { groupID } = await ann.request('createGroup', {
      type: 'Public',
      name: 'apps only',
      memberList: [{ userID: second, role: 'Member', memberCustomField: [] }],
      webPushFlag: 0,
    })
    for (const [platform, deviceToken] of [
      [IM_PLATFORM.h5, 'token of a page'],
      [IM_PLATFORM.ios, 'token of an app'],
    ] as const) {
      const device = await loggedIn(server, { userID: second, platform, instanceID: deviceToken })
      await device.request('setPushToken', { sdkAppID: server.context.config.sdkAppId, deviceToken })
      device.socket.close()
      await device.closed
    }
    await expect
      .poll(async () => {
        const { userStatusList } = await ann.request('getUserStatus', { userIDList: [second] })
        return userStatusList[0]?.statusType
      })
      .not.toBe(1)
    await ann.request('sendGroupMessage', { groupID, ...text('to apps') })
    const told = await end(server, ann, taken)
    const shown = {
      conversationID: 'GROUPcrew',
      title: 'Crew',
      description: 'New',
      extension: '{"a":1}',
      ignoreIOSBadge: true,
    }
    expect(told).toHaveLength(4)
    expect(told.slice(0, 2).toSorted((a, b) => Number(b.isMention) - Number(a.isMention))).toMatchObject([
      { ...shown, userID: first, isMention: true },
      { ...shown, userID: second, isMention: false },
    ])
    expect(told[2]).toMatchObject({ userID: second, description: 'one', isMention: false })
    expect(told[3]).toMatchObject({ description: 'to apps', devices: [{ deviceToken: 'token of an app' }] })
  })

  it('of a topic follow its own reminder, and without one that of the community', async () => {
    const { taken, server } = await start()
    const { db } = server.context
    const groupID = await newCommunity(db, 'news')
    const topic = topicID(groupID, 'news')
    const [ann, muting, following, plain] = [
      await loggedIn(server),
      await loggedIn(server),
      await loggedIn(server),
      await loggedIn(server),
    ]
    for (const { userID } of [ann, muting, following, plain])
      await addMember(db, { groupID, userID, role: 'Member', now: 1 })
    await ann.request('sendGroupMessage', { groupID: topic, ...text('before') })
    for (const client of [muting, following]) {
      await client.request('setGroupMute', { groupID, messageRemindType: 'AcceptNotNotify' })
      await client.request('setGroupRead', { groupID: topic, messageReadSeq: 1 })
    }
    await following.request('setGroupMute', { groupID: topic, messageRemindType: 'AcceptAndNotify' })
    await plain.request('setGroupMute', { groupID: topic, messageRemindType: 'AcceptNotNotify' })
    await plain.request('setGroupMute', { groupID: topic, messageRemindType: 'AcceptAndNotify' })
    for (const client of [muting, following, plain]) client.socket.close()
    await expect
      .poll(async () => {
        const userIDList = [muting, following, plain].map(({ userID }) => userID)
        const { userStatusList } = await ann.request('getUserStatus', { userIDList })
        return userStatusList.map(({ statusType }) => statusType === 1)
      })
      .toEqual([false, false, false])
    await ann.request('sendGroupMessage', { groupID: topic, ...text('news') })
    const told = await end(server, ann, taken)
    expect(told.map(({ userID }) => userID).toSorted()).toEqual([following.userID, plain.userID].toSorted())
  })
})
