import { checkEvents, isRefused } from './check-events'
import { checkChanges } from './check-changes'
import { checkExtras, checkExtrasShown } from './check-extras'
import { checkManaged, checkManagedShown } from './check-managed'
import { checkRoom } from './check-room'
import { contentOf, textOf } from './event-log'
import type { Target } from './schedule'
import type { SimDevice } from './sim-device'
import { readStore, type StoredWorld } from './stored-world'
import type { Sent } from './sent'
import type { UserActs } from './user-acts'
import type { World } from './world'

/** Checks what every device shows and what is stored against the invariants, after all faults are over. */
export const checkWorld = async (world: World, acts: UserActs): Promise<void> => {
  const stored = await readStore(world)
  checkSends(world, acts.sent, stored.histories)
  checkClubs(world, acts, stored)
  checkShown(world, acts, stored)
  checkChanges(world, acts, stored)
  acts.owning.check(stored)
  checkExtras(world, acts.extras, stored)
  checkManaged(world, acts.managing, stored)
  acts.reloads.check(stored)
  await checkPages(world, stored)
}

/** What devices show and were told of is what is stored. */
export const checkShown = (world: World, { owning }: UserActs, stored: StoredWorld): void => {
  checkEvents(world, stored)
  for (const device of world.devices)
    for (const target of world.targetsOf(device)) {
      if (target === 'room') checkRoom(world, device, stored)
      else if (!isRefused(world, device, target)) checkView(world, device, target, stored)
    }
  checkCounts(world, stored)
  owning.checkShown(stored)
  checkManagedShown(world, stored)
  checkExtrasShown(world, stored)
}

type Histories = StoredWorld['histories']

/** I12: a user whose join or leave was acknowledged has joined or left. */
const checkClubs = (world: World, { clubs }: UserActs, { groupsOf }: StoredWorld) => {
  for (const { user, club, isMember } of clubs.known)
    if (groupsOf(world.targetID(user)).includes(world.clubID(club)) !== isMember)
      world.broken('I12', `user ${user} was told to be ${isMember ? 'in' : 'out of'} club ${club}`)
}

/**
 * I1 and I2 of the store: acknowledged messages are stored at their sequence, and none twice. I6: no user sends without
 * permission.
 */
const checkSends = (world: World, all: readonly Sent[], histories: Histories) => {
  for (const { text, device, to, sequence, isKept } of all) {
    const rows = histories.get(world.key(device.user, to)) ?? []
    const found = rows.filter((row) => row.text === text || (row.isRevoked && row.seq === sequence))
    if (found.length > 1) world.broken('I2', `${text} is stored ${found.length} times`)
    if (!world.maySend(device, to)) {
      if (found.length > 0 || sequence !== null) world.broken('I6', `${text} of no member is in the group`)
    } else if (sequence === null) {
      if (!isKept) world.broken('progress', `${text} could not be sent after everything had healed`)
      else if (found.length === 0 && !rows.some((row) => row.isRevoked && row.sender === device.userID))
        world.broken('I16', `${text} was kept by ${device.name} and is not stored`)
    }
    if (sequence !== null && found.every(({ seq }) => seq !== sequence))
      world.broken('I1', `${text} was acknowledged as ${sequence} and is stored as ${found.map(({ seq }) => seq)}`)
  }
}

/** I2, I3 and I7: a list shows each message once, by sequence, without a gap, up to the newest, as it is now. */
const checkView = (world: World, device: SimDevice, target: Target, stored: StoredWorld) => {
  const { messages } = device.chat.views.messages(world.conversationID(target)).get()
  const where = `${device.name} in ${world.conversationID(target)}`
  if (new Set(messages.map(textOf)).size !== messages.length) world.broken('I2', `${where} shows a message twice`)
  const shown = messages.filter(({ sequence }) => sequence > 0)
  const [first] = shown
  if (first === undefined) return
  const key = world.key(device.user, target)
  const seen = stored.seenBy(device.userID, key)
  const expected = seen.filter(({ seq }) => seq >= first.sequence).map(({ content }) => content)
  const contents = shown.map(contentOf)
  // What others write where the user discards it arrives only on demand: some may be missing, and nothing else.
  const isDiscarded = stored.own(device.userID, key).facts.reminder === DISCARDED
  if (isDiscarded ? !isPart(contents, expected) : contents.join() !== expected.join())
    world.broken('I3', `${where} shows ${contents.join()} where ${expected.join()} is stored`)
}

/** Whether all of a list are in another one, in its order. */
const isPart = (some: readonly string[], all: readonly string[]): boolean => {
  let at = -1
  return some.every((one) => (at = all.indexOf(one, at + 1)) >= 0)
}

/** I4 and I5: unread counts, their sum and read marks are those of the model. */
const checkCounts = (world: World, stored: StoredWorld) => {
  for (const device of world.devices) {
    let total = 0
    const list = device.chat.views.conversations.get()
    for (const target of world.targetsOf(device).filter((one) => one !== 'room')) {
      const key = world.key(device.user, target)
      const { mark, facts } = stored.own(device.userID, key)
      const unread = stored.unreadOf(device.userID, key)
      if (facts.reminder === '0') total += unread
      const shown = list.find(({ conversationID }) => conversationID === world.conversationID(target))
      const where = `${device.name} in ${world.conversationID(target)}`
      if ((shown?.unreadCount ?? 0) !== unread)
        world.broken('I4', `${where} shows ${shown?.unreadCount ?? 0} unread where there are ${unread}`)
      if (shown !== undefined && shown.messageReadSeq !== mark)
        world.broken('I5', `${where} has read up to ${shown.messageReadSeq}, the store says ${mark}`)
      const peer = typeof target === 'number' ? stored.own(world.targetID(target), key) : null
      if (shown !== undefined && peer !== null && shown.peerReadTime !== peer.readAt)
        world.broken('I5', `${where} was read by the peer at ${shown.peerReadTime}, the store says ${peer.readAt}`)
    }
    const said = device.chat.getTotalUnreadMessageCount()
    if (said !== total) world.broken('I4', `${device.name} shows ${said} unread in all where there are ${total}`)
  }
}

/** I1 and I7: page by page every member finds the whole history. I6: nobody else finds any. */
const checkPages = async (world: World, stored: StoredWorld) => {
  const checks = world.devices.flatMap((device) => [
    ...world
      .targetsOf(device)
      .filter((target) => target !== 'room' && !isRefused(world, device, target))
      .map(async (target) => {
        const found = (await device.history(world.conversationID(target))).filter(({ sequence }) => sequence > 0)
        const seen = stored.seenBy(device.userID, world.key(device.user, target)).map(({ content }) => content)
        if (found.map(contentOf).join() !== seen.join())
          world.broken('I1', `${device.name} pages to ${found.map(contentOf).join()} where ${seen.join()} is stored`)
      }),
    device.reader.finish(new Set([...device.refusals.forGood].map((partner) => `C2C${partner}`))),
    ...(world.isMember(device.user) ? [] : [checkRefused(world, device)]),
  ])
  const all = Promise.all(checks).catch((error: unknown) => world.broken('I1', `a page is refused: ${String(error)}`))
  await world.pass(5_000)
  await all
}

const checkRefused = async (world: World, device: SimDevice) => {
  const found = await device.history(world.conversationID('group')).catch(() => [])
  if (found.some(({ sequence }) => sequence > 0)) world.broken('I6', `${device.name} pages through a group of others`)
}

/** The reminder of a conversation whose messages the user discards. */
const DISCARDED = '1'
