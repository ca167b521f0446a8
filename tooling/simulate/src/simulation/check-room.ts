import { textOf } from './event-log'
import type { SimDevice } from './sim-device'
import type { StoredRow, StoredWorld } from './stored-world'
import type { World } from './world'

/** I9: messages of a room since the device's join are shown or counted as lost; others' messages are in order. */
export const checkRoom = (world: World, device: SimDevice, stored: StoredWorld): void => {
  const { messages, lostCount, isJoined } = device.chat.liveRoom(world.roomID).get()
  if (!isJoined) return world.broken('I9', `${device.name} is no longer in the room`)
  const shown = messages.map(textOf)
  if (new Set(shown).size !== shown.length) world.broken('I2', `${device.name} shows a message of the room twice`)
  const missing = notShown(world, device, stored)
  if (missing.length > lostCount)
    world.broken(
      'I9',
      `${device.name} misses ${missing.map(({ text }) => text)} of the room, and ${lostCount} are flagged`,
    )
  const others = messages.filter(({ flow }) => flow === 'in').map(({ sequence }) => sequence)
  if (others.some((sequence, index) => sequence <= (others[index - 1] ?? 0)))
    world.broken('I3', `${device.name} shows the room in the order ${others.join()}`)
}

const notShown = (world: World, device: SimDevice, { histories }: StoredWorld): readonly StoredRow[] => {
  const stored = histories.get(world.key(device.user, 'room')) ?? []
  const shown = new Set(device.chat.liveRoom(world.roomID).get().messages.map(textOf))
  const startSeq = device.polls.startSeq ?? Number.POSITIVE_INFINITY
  return stored.filter(({ seq, text }) => seq >= startSeq && !shown.has(text))
}
