import { checkEvents, isRefused } from './check-events'
import { textOf } from './event-log'
import type { Target } from './schedule'
import type { SimDevice } from './sim-device'
import { readStore, type StoredRow, type StoredWorld } from './stored-world'
import type { Sent, UserActs } from './user-acts'
import type { World } from './world'

/** Checks what every device shows and what is stored against the invariants, after all faults are over. */
export const checkWorld = async (world: World, acts: UserActs): Promise<void> => {
  const stored = await readStore(world)
  const { histories } = stored
  checkSends(world, acts.sent, histories)
  checkClubs(world, acts, stored)
  checkEvents(world, stored)
  for (const device of world.devices)
    for (const target of world.targetsOf(device)) {
      const said = histories.get(world.key(device.user, target)) ?? []
      if (target === 'room') checkRoom(world, device, said)
      else if (!isRefused(world, device, target)) checkView(world, device, target, said)
    }
  checkCounts(world, stored)
  await checkPages(world, histories)
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
  for (const { text, device, to, sequence } of all) {
    const found = (histories.get(world.key(device.user, to)) ?? []).filter((row) => row.text === text)
    if (found.length > 1) world.broken('I2', `${text} is stored ${found.length} times`)
    if (!world.maySend(device, to)) {
      if (found.length > 0 || sequence !== null) world.broken('I6', `${text} of no member is in the group`)
    } else if (sequence === null) world.broken('progress', `${text} could not be sent after everything had healed`)
    else if (found.every(({ seq }) => seq !== sequence))
      world.broken('I1', `${text} was acknowledged as ${sequence} and is stored as ${found.map(({ seq }) => seq)}`)
  }
}

/** I2 and I3: a list shows each message once, by sequence, without a gap, up to the newest. */
const checkView = (world: World, device: SimDevice, target: Target, stored: readonly StoredRow[]) => {
  const { messages } = device.chat.views.messages(world.conversationID(target)).get()
  const where = `${device.name} in ${world.conversationID(target)}`
  if (new Set(messages.map(textOf)).size !== messages.length) world.broken('I2', `${where} shows a message twice`)
  const shown = messages.filter(({ sequence }) => sequence > 0)
  const [first] = shown
  if (first === undefined) return
  const expected = stored.slice(first.sequence - 1).map(({ text }) => text)
  if (shown.map(textOf).join() !== expected.join())
    world.broken('I3', `${where} shows ${shown.map(textOf).join()} where ${expected.join()} is stored`)
}

/** I9: messages of a room since the device's join are shown or counted as lost; others' messages are in order. */
const checkRoom = (world: World, device: SimDevice, stored: readonly StoredRow[]) => {
  const { messages, lostCount, isJoined } = device.chat.liveRoom(world.roomID).get()
  if (!isJoined) return world.broken('I9', `${device.name} is no longer in the room`)
  const shown = messages.map(textOf)
  if (new Set(shown).size !== shown.length) world.broken('I2', `${device.name} shows a message of the room twice`)
  const missing = stored.filter(
    ({ seq, text }) => seq >= (device.polls.startSeq ?? Number.POSITIVE_INFINITY) && !shown.includes(text),
  )
  if (missing.length > lostCount)
    world.broken(
      'I9',
      `${device.name} misses ${missing.map(({ text }) => text)} of the room, and ${lostCount} are flagged`,
    )
  const others = messages.filter(({ flow }) => flow === 'in').map(({ sequence }) => sequence)
  if (others.some((sequence, index) => sequence <= (others[index - 1] ?? 0)))
    world.broken('I3', `${device.name} shows the room in the order ${others.join()}`)
}

/** I4 and I5: unread counts, their sum and read marks are those of the model. */
const checkCounts = (world: World, { histories, mark: markOf }: StoredWorld) => {
  for (const device of world.devices) {
    let total = 0
    const list = device.chat.views.conversations.get()
    for (const target of world.targetsOf(device).filter((one) => one !== 'room')) {
      const key = world.key(device.user, target)
      const stored = histories.get(key) ?? []
      const mark = markOf(device, key)
      const unread = stored.filter(({ seq, sender }) => seq > mark && sender !== device.userID).length
      total += unread
      const shown = list.find(({ conversationID }) => conversationID === world.conversationID(target))
      const where = `${device.name} in ${world.conversationID(target)}`
      if ((shown?.unreadCount ?? 0) !== unread)
        world.broken('I4', `${where} shows ${shown?.unreadCount ?? 0} unread where there are ${unread}`)
      if ((shown?.messageReadSeq ?? 0) !== mark)
        world.broken('I5', `${where} has read up to ${shown?.messageReadSeq ?? 0}, the store says ${mark}`)
    }
    const said = device.chat.getTotalUnreadMessageCount()
    if (said !== total) world.broken('I4', `${device.name} shows ${said} unread in all where there are ${total}`)
  }
}

/** I1: page by page every member finds the whole history. I6: nobody else finds any. */
const checkPages = async (world: World, histories: Histories) => {
  const checks = world.devices.flatMap((device) => [
    ...world
      .targetsOf(device)
      .filter((target) => target !== 'room' && !isRefused(world, device, target))
      .map(async (target) => {
        const found = await device.history(world.conversationID(target))
        const stored = (histories.get(world.key(device.user, target)) ?? []).map(({ text }) => text)
        if (
          found
            .filter(({ sequence }) => sequence > 0)
            .map(textOf)
            .join() !== stored.join()
        )
          world.broken('I1', `${device.name} pages to ${found.map(textOf).join()} where ${stored.join()} is stored`)
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
