import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newCommunity, topicID } from '../../../test/communities'
import { loggedIn, newMember, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

/** Two members of a community with one topic: one writes, the other is watched. */
const inTopic = async () => {
  const { db } = server.context
  const groupID = await newCommunity(db, 'news')
  const join = async () => {
    const userID = await newMember(server)
    await addMember(db, { groupID, userID, role: 'Member', now: 7 })
    return loggedIn(server, { userID })
  }
  return { groupID, id: topicID(groupID, 'news'), me: await join(), writer: await join() }
}

const say = (from: ImClient, groupID: string, words: string) =>
  from.request('sendGroupMessage', { groupID, ...text(words) })

/** The texts of all messages pushed to a device. */
const wordsOf = (device: ImClient) =>
  device.messages().map(({ msgBody }) => Object.values(msgBody[0]?.msgContent ?? {})[0])

describe('the reminder of a topic', () => {
  it('acts at once on the devices that are there: what is discarded is not pushed, and what is no longer is', async () => {
    const { id, me, writer } = await inTopic()
    const remind = (messageRemindType: 'Discard' | 'AcceptAndNotify') =>
      me.request('setGroupMute', { groupID: id, messageRemindType })
    await remind('Discard')
    await say(writer, id, 'discarded')
    await remind('AcceptAndNotify')
    await say(writer, id, 'accepted')
    await me.until(() => wordsOf(me).includes('accepted'))
    expect(wordsOf(me)).toEqual(['accepted'])
  })
})
