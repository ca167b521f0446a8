import type { Message } from '@org/im-sdk'
import { isRefused } from './check-events'
import type { Target } from './schedule'
import type { SimDevice } from './sim-device'
import { placeOf, type StoredExtras } from './stored-extras'
import { readStore } from './stored-world'
import type { World } from './world'

/** I7: every device, also one that has logged in just now, reads the extensions and receipts that are stored. */
export const checkAttached = async (world: World): Promise<void> => {
  const { extras } = await readStore(world)
  if (extras === null) return
  const checks = world.devices.flatMap((device) =>
    world
      .targetsOf(device)
      .filter((target) => target !== 'room' && !isRefused(world, device, target))
      .map((target) => checkConversation(world, device, target, extras)),
  )
  const all = Promise.all(checks).catch((error: unknown) =>
    world.broken('I7', `extensions or receipts cannot be read: ${String(error)}`),
  )
  await world.pass(5_000)
  await all
}

const checkConversation = async (
  world: World,
  device: SimDevice,
  target: Target,
  extras: StoredExtras,
): Promise<void> => {
  const key = world.key(device.user, target)
  const history = (await device.history(world.conversationID(target))).filter(
    ({ sequence, isRevoked }) => sequence > 0 && !isRevoked,
  )
  for (const message of history) {
    const stored = extras.extensions.get(placeOf(key, message.sequence))
    if (stored !== undefined) await checkExtensions(world, device, message, JSON.stringify(stored))
  }
  const own = history.filter(({ flow, needReadReceipt }) => flow === 'out' && needReadReceipt)
  if (own.length === 0) return
  const { messageList } = (await device.chat.getMessageReadReceiptList(own)).data
  for (const { sequence, readReceiptInfo } of messageList) {
    const { length } = extras.readers.get(placeOf(key, sequence)) ?? []
    const { isPeerRead, readCount } = readReceiptInfo
    const seen = typeof target === 'number' ? Number(isPeerRead) : readCount
    if (seen !== length) world.broken('I7', `${device.name} reads that ${seen} have read ${sequence} of ${key}`)
  }
  if (typeof target === 'number') return
  const [mostRead] = messageList.toSorted((a, b) => b.readReceiptInfo.readCount - a.readReceiptInfo.readCount)
  if (mostRead !== undefined)
    await checkReaders(world, device, mostRead, extras.readers.get(placeOf(key, mostRead.sequence)) ?? [])
}

const checkExtensions = async (world: World, device: SimDevice, message: Message, stored: string): Promise<void> => {
  const { extensions } = (await device.chat.getMessageExtensions(message)).data
  const shown = JSON.stringify(extensions.map(({ key, value }) => [key, value]).toSorted())
  if (shown !== stored)
    world.broken(
      'I7',
      `${device.name} reads ${shown} of ${message.sequence} in ${message.conversationID}, not ${stored}`,
    )
}

/** Page by page, each with one member. */
const checkReaders = async (
  world: World,
  { chat, name }: SimDevice,
  message: Message,
  readers: readonly string[],
): Promise<void> => {
  const found: string[] = []
  for (let cursor = ''; ;) {
    const { data } = await chat.getGroupMessageReadMemberList({ message, cursor, count: 1 })
    found.push(...data.readUserIDList)
    ;({ cursor } = data)
    if (data.isCompleted) break
  }
  if (found.join() !== readers.join())
    world.broken('I7', `${name} reads that ${found} have read ${message.sequence} in ${message.conversationID}`)
}
