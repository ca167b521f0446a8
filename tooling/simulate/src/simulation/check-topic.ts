import { REMIND_TYPES } from '@org/im-sdk/protocol'
import { mentionsOf } from './check-extras'
import { contentOf } from './event-log'
import type { SimDevice } from './sim-device'
import { readStore, type StoredWorld } from './stored-world'
import type { World } from './world'

/** I17: every device, also one that has logged in just now, shows the topic and its history as stored for its user. */
export const checkTopic = async (world: World): Promise<void> => {
  const stored = await readStore(world)
  const all = Promise.all(world.devices.map((device) => checkShown(world, device, stored))).catch((error: unknown) =>
    world.broken('I17', `the topic cannot be read: ${String(error)}`),
  )
  await world.pass(5_000)
  await all
}

const checkShown = async (world: World, device: SimDevice, stored: StoredWorld): Promise<void> => {
  const { chat, userID, name, user } = device
  const { successTopicList } = (await chat.getTopicList({ groupID: world.communityID })).data
  const key = world.key(user, 'topic')
  const { mark, facts } = stored.own(userID, key)
  const seen = stored.seenBy(userID, key)
  const expected = {
    topics: 1,
    unreadCount: stored.unreadOf(userID, key),
    nextMessageSeq: (stored.histories.get(key)?.length ?? 0) + 1,
    last: seen.at(-1)?.content ?? '',
    readedSequence: mark,
    remind: facts.reminder,
    mentions: stored.extras === null ? [] : mentionsOf(stored, stored.extras, userID, key),
  }
  const [topic] = successTopicList
  const { lastMessage } = topic ?? {}
  const shown = {
    topics: successTopicList.length,
    unreadCount: topic?.unreadCount,
    nextMessageSeq: topic?.nextMessageSeq,
    last: lastMessage ? contentOf({ ...lastMessage, sequence: lastMessage.lastSequence }) : '',
    readedSequence: topic?.selfInfo.readedSequence,
    remind: String(REMIND_TYPES.indexOf(topic?.selfInfo.messageRemindType ?? 'AcceptAndNotify')),
    mentions: topic?.groupAtInfoList.map(({ sequence }) => sequence),
  }
  if (JSON.stringify(shown) !== JSON.stringify(expected))
    world.broken('I17', `${name} shows the topic as ${JSON.stringify(shown)}, stored is ${JSON.stringify(expected)}`)
  const history = (await device.history(world.conversationID('topic'))).filter(({ sequence }) => sequence > 0)
  if (history.map(contentOf).join() !== seen.map(({ content }) => content).join())
    world.broken('I17', `${name} pages through the topic to ${history.map(contentOf).join()}`)
}
