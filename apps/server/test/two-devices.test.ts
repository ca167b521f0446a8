import { EVENT, IM_PLATFORM, TYPES, type MessageRemindType } from '@org/im-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { deviceOn, say, type Device } from './device-on'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const shownOn = ({ chat }: Device, conversationID: string) =>
  chat.views.conversations.get().find((each) => each.conversationID === conversationID)
const heardBy = ({ chat }: Device) => {
  const heard: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) if ('text' in payload) heard.push(payload.text)
  })
  return heard
}

/** Two devices of a member, and one of each of two others; the three are in a group of Bob. */
const start = async () => {
  const [me, bob, carol] = [await newMember(server), await newMember(server), await newMember(server)]
  const [phone, tablet] = [await deviceOn(server, me, IM_PLATFORM.android), await deviceOn(server, me, IM_PLATFORM.ios)]
  const [bobs, carols] = [await deviceOn(server, bob), await deviceOn(server, carol)]
  const members = [me, carol].map((userID) => ({ userID }))
  const { data } = await bobs.chat.createGroup({ type: TYPES.GRP_PUBLIC, name: 'fans', memberList: members })
  return { me, bob, carol, phone, tablet, bobs, carols, groupID: data.group.groupID }
}

describe('a reminder that is set on one device', () => {
  it.each<[MessageRemindType, number | null, readonly string[]]>([
    [TYPES.MSG_REMIND_DISCARD, null, ['from Carol']],
    [TYPES.MSG_REMIND_ACPT_NOT_NOTE, 3, ['from Bob', 'in the group', 'from Carol']],
  ])('%s shows on the other, and both leave out of the total what it is set for', async (type, unread, told) => {
    const { me, bob, carol, phone, tablet, bobs, carols, groupID } = await start()
    await say(bobs, me, 'before')
    for (const device of [phone, tablet]) await expect.poll(() => device.chat.getTotalUnreadMessageCount()).toBe(1)
    await phone.chat.setMessageRemindType({ userIDList: [bob], messageRemindType: type })
    await phone.chat.setMessageRemindType({ groupID, messageRemindType: type })
    for (const device of [phone, tablet]) {
      await expect.poll(() => shownOn(device, `C2C${bob}`)?.messageRemindType).toBe(type)
      await expect.poll(() => device.chat.getTotalUnreadMessageCount()).toBe(0)
    }
    const heard = [heardBy(phone), heardBy(tablet)]
    await say(bobs, me, 'from Bob')
    await say(bobs, groupID, 'in the group', 'GROUP')
    await say(carols, me, 'from Carol')
    for (const [index, device] of [phone, tablet].entries()) {
      await expect.poll(() => heard[index]?.toSorted()).toEqual(told.toSorted())
      expect(device.chat.getTotalUnreadMessageCount()).toBe(1)
      expect(shownOn(device, `C2C${carol}`)?.unreadCount).toBe(1)
      // A device that connects again counts what was not pushed to it.
      if (unread === null) continue
      const ofBoth = [`C2C${bob}`, `C2C${carol}`].map((id) => shownOn(device, id)?.unreadCount ?? 0)
      expect(ofBoth.reduce((sum, count) => sum + count, 0)).toBe(unread)
    }
    const fresh = await deviceOn(server, me, IM_PLATFORM.web)
    expect(shownOn(fresh, `C2C${bob}`)).toMatchObject({ messageRemindType: type, unreadCount: 2 })
    expect(fresh.chat.getTotalUnreadMessageCount()).toBe(1)
  })
})

it('messages that arrived while a device was away count as unread after its return, without opening a conversation', async () => {
  const { me, bob, carol, phone, bobs, carols, groupID } = await start()
  await say(bobs, me, 'known')
  await expect.poll(() => phone.chat.getTotalUnreadMessageCount()).toBe(1)
  phone.leave()
  await say(bobs, me, 'missed')
  await say(carols, me, 'of somebody new')
  await say(bobs, groupID, 'in the group', 'GROUP')
  phone.comeBack()
  await expect.poll(() => phone.chat.getTotalUnreadMessageCount()).toBe(4)
  const counts = [`C2C${bob}`, `C2C${carol}`, `GROUP${groupID}`].map((id) => shownOn(phone, id)?.unreadCount)
  expect(counts).toEqual([2, 1, 1])
})
