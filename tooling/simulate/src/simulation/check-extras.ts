import { TYPES } from '@org/im-sdk'
import type { ExtraActs } from './extra-acts'
import type { Target } from './schedule'
import type { SimDevice } from './sim-device'
import { placeOf, type StoredExtras } from './stored-extras'
import type { StoredWorld } from './stored-world'
import type { World } from './world'
import { isPossible } from './write-log'

/** I7: what was acknowledged as read, deleted from mentions or set as an extension is stored. */
export const checkExtras = (world: World, acts: ExtraActs, stored: StoredWorld): void => {
  const { extras, histories, own } = stored
  if (extras === null) return
  const isThere = (key: string, sequence: number) =>
    histories.get(key)?.some((row) => row.seq === sequence && !row.isRevoked) === true
  for (const { userID, key, sequences } of acts.confirmed)
    for (const sequence of sequences)
      if (isThere(key, sequence) && extras.readers.get(placeOf(key, sequence))?.includes(userID) !== true)
        world.broken('I7', `${userID} has confirmed ${sequence} of ${key}`)
  for (const { userID, key, sequences } of acts.unmentioned)
    for (const sequence of sequences)
      if (sequence > own(userID, key).mark && !extras.unmentioned(userID, key).includes(sequence))
        world.broken('I7', `${userID} has deleted the mention ${sequence} of ${key}`)
  for (const [place, writes] of acts.extended.places) {
    const [key = '', sequence = 0, extension = ''] = JSON.parse(place) as [string, number, string]
    if (!isThere(key, sequence)) continue
    const [, value = ''] = extras.extensions.get(placeOf(key, sequence))?.find(([name]) => name === extension) ?? []
    if (!isPossible(value, '', writes)) world.broken('I7', `${place} is ${value} after ${JSON.stringify(writes)}`)
  }
}

/** I7 of what devices show: mentions, and who has read the user's messages. */
export const checkExtrasShown = (world: World, stored: StoredWorld): void => {
  const { extras } = stored
  if (extras === null) return
  for (const device of world.devices)
    for (const target of world.targetsOf(device)) {
      if (target === 'room') continue
      if (target === 'group') checkMentions(world, device, stored, extras)
      checkReceipts(world, device, target, extras)
    }
}

const checkMentions = (world: World, device: SimDevice, stored: StoredWorld, extras: StoredExtras): void => {
  const { userID, user, name, chat } = device
  const key = world.key(user, 'group')
  const conversationID = world.conversationID('group')
  const shown = chat.views.conversations.get().find((one) => one.conversationID === conversationID)
  if (shown === undefined) return
  const expected = mentionsOf(stored, extras, userID, key)
  const told = shown.groupAtInfoList.map(({ sequence }) => sequence)
  if (told.join() !== expected.join())
    world.broken('I7', `${name} shows the mentions ${told} in ${conversationID} where ${expected} are stored`)
}

/** The sequences of the messages that mention a user and are unread. */
export const mentionsOf = (
  { own, seenBy }: StoredWorld,
  { unmentioned, mentions: stored }: StoredExtras,
  userID: string,
  key: string,
): readonly number[] => {
  const deleted = unmentioned(userID, key)
  const seen = seenBy(userID, key)
  return (stored.get(key) ?? [])
    .filter(({ mentions }) => mentions.includes(userID) || mentions.includes(TYPES.MSG_AT_ALL))
    .filter(({ seq }) => seq > own(userID, key).mark && !deleted.includes(seq))
    .filter(({ seq }) => seen.some((row) => row.seq === seq && row.sender !== userID && !row.isRevoked))
    .map(({ seq }) => seq)
}

const checkReceipts = (world: World, device: SimDevice, target: Target, { readers }: StoredExtras): void => {
  const conversationID = world.conversationID(target)
  for (const message of device.chat.views.messages(conversationID).get().messages) {
    const { flow, needReadReceipt, isRevoked, sequence, readReceiptInfo } = message
    if (flow === 'in' || !needReadReceipt || isRevoked || sequence === 0) continue
    const { length } = readers.get(placeOf(world.key(device.user, target), sequence)) ?? []
    const seen = typeof target === 'number' ? Number(readReceiptInfo.isPeerRead) : readReceiptInfo.readCount
    if (seen !== length)
      world.broken('I7', `${device.name} shows that ${seen} have read ${sequence} in ${conversationID}, not ${length}`)
  }
}
