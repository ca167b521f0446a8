import { TYPES } from '@org/im-sdk'
import type { SimDevice } from './sim-device'
import type { StoredWorld } from './stored-world'
import type { World } from './world'

/** Compares the state of a client that uses only events to the store. */
export const checkEvents = (world: World, stored: StoredWorld): void => {
  for (const device of world.devices) {
    checkTold(world, device, stored)
    checkLists(world, device, stored)
    const { servcmd, count } = device.calls.most
    if (count > CALLS_A_MINUTE) world.broken('I13', `${device.name} called ${servcmd} ${count} times in a minute`)
  }
}

/** More than any command needs under the worst network conditions. */
const CALLS_A_MINUTE = 120

/**
 * I1 of the receivers and I6: every message of others that the user may see is announced to a device, and no other.
 * Exceptions are messages read on another device or in a group, and messages of an unlisted conversation that a page
 * has shown, and earlier ones. Messages from before the first list are history; those that were read must not be
 * announced.
 */
const checkTold = (world: World, device: SimDevice, stored: StoredWorld) => {
  const mine = world.targetsOf(device)
  /** Of their groups users also get tips, and notices of what concerns them. */
  const clubs = Array.from({ length: world.schedule.clubs }, (_, club) => `GROUP${world.clubID(club)}`)
  const groups = [...clubs, world.conversationID('managed'), world.conversationID('topic')]
  const known = new Set([...mine.map((target) => world.conversationID(target)), ...groups, TYPES.CONV_SYSTEM])
  for (const { conversationID, text } of device.log.told)
    if (!known.has(conversationID)) world.broken('I6', `${device.name} was told of ${text} in ${conversationID}`)
  for (const target of mine) {
    const conversationID = world.conversationID(target)
    const isUnknowable =
      device.log.restarted.has(conversationID) ||
      world.discarded.has(`${device.userID} ${conversationID}`) ||
      isRefused(world, device, target)
    if (target === 'room') continue
    const key = world.key(device.user, target)
    const isOnlyReadHere =
      typeof target === 'number' &&
      !world.readUnseen.has(device.userID) &&
      world.devices.filter(({ user }) => user === device.user).length === 1
    const noNewsUpTo = Math.max(
      isOnlyReadHere ? 0 : stored.own(device.userID, key).mark,
      device.paged.get(conversationID) ?? 0,
      device.news?.get(key)?.newest ?? 0,
    )
    for (const { seq, sender, text, isRevoked } of stored.seenBy(device.userID, key)) {
      if (isRevoked) continue
      const isTold = device.log.knows(text)
      if (isTold && seq <= (device.before.get(key)?.read ?? 0))
        world.broken('I2', `${device.name} was told of ${text}, which was read before it came`)
      if (!isTold && !isUnknowable && seq > noNewsUpTo && sender !== device.userID)
        world.broken('I1', `${device.name} was never told of ${text}`)
    }
  }
}

/** The history of a conversation is permanently refused, so its missed messages are not expected. */
export const isRefused = (world: World, device: SimDevice, target: Parameters<World['targetID']>[0]): boolean =>
  device.refusals.forGood.has(world.targetID(target))

/** I4: every conversation with messages is in the announced list, and no other, with its unread count. */
const checkLists = (world: World, device: SimDevice, stored: StoredWorld) => {
  const { conversations, totalUnread, groups } = device.log
  let total = 0
  const missing = new Set(conversations.map(({ conversationID }) => conversationID))
  for (const target of world.targetsOf(device)) {
    const key = world.key(device.user, target)
    const newest = stored.histories.get(key)?.length ?? 0
    const own = stored.own(device.userID, key)
    if (target === 'room' || newest <= own.deletedUpTo) continue
    const unread = stored.unreadOf(device.userID, key)
    if (own.facts.reminder === '0') total += unread
    const conversationID = world.conversationID(target)
    const told = conversations.find((one) => one.conversationID === conversationID)
    missing.delete(conversationID)
    if (told === undefined) {
      world.broken('I4', `${device.name} has no ${conversationID} in its list`)
      continue
    }
    const { lastMessage, unreadCount, pinnedTimeStamp } = told
    const last = stored.seenBy(device.userID, key).at(-1)?.seq ?? 0
    if (unreadCount !== unread || (lastMessage?.lastSequence ?? 0) !== last)
      world.broken(
        'I4',
        `${device.name} was told of ${unreadCount} unread up to ${lastMessage?.lastSequence} in ${conversationID} ` +
          `where there are ${unread} up to ${last}`,
      )
    if (pinnedTimeStamp !== own.pinnedAt)
      world.broken(
        'I7',
        `${device.name} was told that ${conversationID} is pinned since ${pinnedTimeStamp}, not ${own.pinnedAt}`,
      )
  }
  missing.delete(TYPES.CONV_SYSTEM)
  for (const groupID of stored.groupsOf(device.userID)) missing.delete(`GROUP${groupID}`)
  if (missing.size > 0) world.broken('I6', `${device.name} has ${[...missing].join()} in its list`)
  if (totalUnread !== total)
    world.broken('I4', `${device.name} was told of ${totalUnread} unread in all where there are ${total}`)
  const shown = (groups ?? []).map(({ groupID }) => groupID).toSorted()
  const joined = stored.groupsOf(device.userID)
  if (shown.join() !== joined.join())
    world.broken('I12', `${device.name} was told of the groups ${shown.join()} and is in ${joined.join()}`)
}
