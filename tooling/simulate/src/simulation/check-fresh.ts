import type { Message } from '@org/im-sdk'
import { contentOf } from './event-log'
import type { SimDevice } from './sim-device'
import type { World } from './world'

/** I14: a device on which a user logs in now for the first time shows what the user's other devices show. */
export const checkFresh = async (world: World): Promise<void> => {
  const { seed, users } = world.schedule
  const others = world.devices.filter(({ user }) => user === seed % users)
  const fresh = world.addDevice(seed % users)
  await through(world, fresh.arrive())
  await world.pass(3_000)
  const hasHistories = others.every(({ refusals }) => refusals.forGood.size === 0)
  const expected = await through(world, shownBy(fresh, hasHistories))
  for (const device of others) {
    const shown = await through(world, shownBy(device, hasHistories))
    for (const [name, value] of Object.entries(expected ?? {}))
      if (shown?.[name] !== value)
        world.broken('I14', `${device.name} shows ${name} as ${shown?.[name]}, after a login it is ${value}`)
    for (const name of Object.keys(shown ?? {}))
      if (expected?.[name] === undefined) world.broken('I14', `${device.name} shows ${name}, and not after a login`)
  }
}

/** Lets time pass until it has settled. */
const through = async <Result>(world: World, work: Promise<Result>): Promise<Result | null> => {
  const done = work.catch((error: unknown) => {
    world.broken('I14', `a login at the end fails: ${String(error)}`)
    return null
  })
  await world.pass(3_000)
  return done
}

/** Everything that a device shows, by name. */
const shownBy = async (device: SimDevice, hasHistories: boolean): Promise<Readonly<Record<string, string>>> => {
  const { chat } = device
  const { groupList } = (await chat.getGroupList()).data
  const shown: Record<string, string> = { 'the unread total': String(chat.getTotalUnreadMessageCount()) }
  for (const conversation of chat.views.conversations.get()) {
    const { conversationID, unreadCount, pinnedTimeStamp, messageReadSeq, messageRemindType, lastMessage, sequence } =
      conversation
    const { lastSequence = 0, isRevoked = false, version = 0, messageForShow = '', isPeerRead } = lastMessage ?? {}
    const last = { lastSequence, isRevoked, version, messageForShow: isRevoked ? '' : messageForShow, isPeerRead }
    const { markList, customData, conversationGroupList, groupProfile, groupAtInfoList, peerReadTime } = conversation
    const { name, ownerID, memberCount } = groupProfile ?? {}
    const own = {
      unreadCount,
      pinnedTimeStamp,
      peerReadTime,
      groupAtInfoList,
      messageReadSeq,
      messageRemindType,
      markList,
      customData,
      conversationGroupList,
    }
    shown[conversationID] = JSON.stringify({ own, sequence, last, name, ownerID, memberCount })
    if (!hasHistories) continue
    shown[`the history of ${conversationID}`] = (await device.history(conversationID))
      .filter(isSent)
      .map((message) => `${contentOf(message)}${readOf(message)}`)
      .join()
  }
  for (const { groupID, name, ownerID, memberCount, muteAllMembers, selfInfo } of groupList)
    shown[`group ${groupID}`] = JSON.stringify({ name, ownerID, memberCount, muteAllMembers, role: selfInfo?.role })
  return shown
}

/** What a user could not send is on one device only. */
const isSent = ({ sequence }: Message): boolean => sequence > 0

/** Who has read an own message. */
const readOf = ({ flow, isPeerRead, isRevoked, readReceiptInfo: { readCount, isPeerRead: isConfirmed } }: Message) =>
  flow === 'in' || isRevoked ? '' : ` read ${[isPeerRead, isConfirmed, readCount].join(' ')}`
