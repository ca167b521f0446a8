import { userTopic } from '../../ports/topics'
import type { Announcement } from '../../store/ops/outbox'
import type { Im } from '../im'
import { EVERYBODY, inGroup, inPrivate, inRoom, inRooms, type Mark } from './host-message'

/** Sends an announcement. The message contains its id, so that receivers drop a duplicate. */
export const deliver = async (im: Im, { id, target, message, created_at }: Announcement): Promise<void> => {
  const { bus } = im.context
  const mark: Mark = { random: id % 2 ** 32, clientSequence: id, time: created_at }
  if (target === 'everybody') return bus.publish('im:everybody', inPrivate(EVERYBODY, message, mark))
  if (target === 'rooms') return bus.publish('im:rooms', inRooms(message, mark))
  const [kind, name] = splitOnce(target)
  if (kind === 'user')
    return im.fanout.publishTo(userTopic(name), {
      kind: 'messages',
      messages: [inPrivate(name, message, mark)],
      origin: null,
    })
  if (kind === 'room') return bus.publish('im:room', inRoom(name, message, mark))
  if (kind === 'fans')
    return bus.publish('im:fans', { followed: Number(name), message: inPrivate(EVERYBODY, message, mark) })
  const group = await im.groups.find(name)
  // The receiver no longer exists.
  if (group !== null) await im.sequences.append({ message: inGroup(message, mark, group), origin: '' })
}

const splitOnce = (target: string): readonly [string, string] => {
  const at = target.indexOf(':')
  return [target.slice(0, at), target.slice(at + 1)]
}
