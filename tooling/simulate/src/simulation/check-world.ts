import type { SimDevice } from './sim-device'
import { textOf } from './sim-device'
import type { Target } from './schedule'
import type { Sent } from './user-acts'
import type { World } from './world'

interface StoredRow {
  readonly seq: number
  readonly sender: string
  readonly text: string
}

/** Holds what every device shows and the store keeps against the invariants, once everything has healed. */
export const checkWorld = async (world: World, sent: readonly Sent[]): Promise<void> => {
  const histories = await readHistories(world)
  checkSends(world, sent, histories)
  const marks = await readMarks(world)
  for (const device of world.devices) {
    checkHeard(world, device, histories, marks)
    for (const target of targetsOf(world, device)) {
      const stored = histories.get(world.key(device.user, target)) ?? []
      if (target === 'room') checkRoom(world, device, stored)
      else checkView(world, device, target, stored)
    }
  }
  checkCounts(world, histories, marks)
  await checkPages(world, histories)
}

type Histories = ReadonlyMap<string, readonly StoredRow[]>

/** What is said where, as the database has it; no conversation may have a hole. */
const readHistories = async (world: World): Promise<Histories> => {
  const rows = await world.store.direct<StoredRow & { conv_id: string }>(
    `SELECT conv_id, seq, sender, body #>> '{0,msgContent,text}' AS text FROM message
     WHERE conv_id = ANY($1) ORDER BY conv_id, seq`,
    [[...allKeys(world)]],
  )
  const histories = new Map<string, StoredRow[]>()
  for (const { conv_id, ...row } of rows) histories.set(conv_id, [...(histories.get(conv_id) ?? []), row])
  for (const [key, stored] of histories)
    if (stored.some(({ seq }, index) => seq !== index + 1)) world.broken('I3', `${key} has a hole in the store`)
  return histories
}

type Marks = (device: SimDevice, key: string) => number

/** How far users have read, as the database has it. */
const readMarks = async (world: World): Promise<Marks> => {
  const rows = await world.store.direct<{ user_id: string; conv_id: string; read_seq: number }>(
    'SELECT user_id, conv_id, read_seq FROM user_conversation WHERE user_id = ANY($1)',
    [world.userIDs],
  )
  return ({ userID }, key) => rows.find(({ user_id, conv_id }) => user_id === userID && conv_id === key)?.read_seq ?? 0
}

const allKeys = (world: World): ReadonlySet<string> =>
  new Set(world.devices.flatMap((device) => targetsOf(world, device).map((target) => world.key(device.user, target))))

/** Where a device has any business. */
const targetsOf = (world: World, { user }: SimDevice): readonly Target[] => {
  const peers = world.userIDs.map((_, index) => index).filter((index) => index !== user)
  return [...peers, ...(world.isMember(user) ? (['group'] as const) : []), 'room']
}

/**
 * I1 and I2 of the store: what was acknowledged is there, where it was said to be, and nothing is there twice. I6:
 * nobody speaks where it may not.
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

/**
 * I1 of the receivers and I6: a device is told of every message of others that its user may see, and of no other. What
 * the user has marked as read on another device or in a group it need not be told of, nor what a page has shown of a
 * conversation that was not in its list, nor what is below.
 */
const checkHeard = (world: World, device: SimDevice, histories: Histories, marks: Marks) => {
  const mine = targetsOf(world, device)
  const known = new Set(mine.map((target) => world.conversationID(target)))
  for (const { conversationID, text } of device.heard)
    if (!known.has(conversationID)) world.broken('I6', `${device.name} was told of ${text} in ${conversationID}`)
  const heard = new Set(device.heard.map(({ text }) => text))
  for (const target of mine) {
    if (target === 'room' || device.restarted.has(world.conversationID(target))) continue
    const key = world.key(device.user, target)
    const isOnlyReadHere = target !== 'group' && world.devices.filter(({ user }) => user === device.user).length === 1
    const mark = isOnlyReadHere ? 0 : marks(device, key)
    const noNewsUpTo = Math.max(mark, device.paged.get(world.conversationID(target)) ?? 0)
    for (const { seq, sender, text } of histories.get(key) ?? [])
      if (seq > noNewsUpTo && sender !== device.userID && !heard.has(text))
        world.broken('I1', `${device.name} was never told of ${text}`)
  }
}

/** I2 and I3: a list shows each message once, by sequence, without a hole, up to the newest. */
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

/**
 * I9: what a room said since the device began to listen is shown or counted as lost; others' messages stand in order.
 */
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
const checkCounts = (world: World, histories: Histories, marks: Marks) => {
  for (const device of world.devices) {
    let total = 0
    const list = device.chat.views.conversations.get()
    for (const target of targetsOf(world, device).filter((one) => one !== 'room')) {
      const key = world.key(device.user, target)
      const stored = histories.get(key) ?? []
      const mark = marks(device, key)
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
    ...targetsOf(world, device)
      .filter((target) => target !== 'room')
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
