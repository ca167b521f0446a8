import { describe, expect, it } from 'vitest'
import { TYPES } from '../index'
import { inTime, loggedIn, storedMessage } from '../testing'
import { groups } from '.'

const modules = [groups] as const

/** Alice in a group without messages, where the test decides what arrives late. */
const withFans = async () => {
  const started = await loggedIn('alice', { modules })
  const { chat, server, clock } = started
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  server.network.cut()
  await clock.advance(5_000)
  expect((await inTime(clock, chat.getGroupList())).data.groupList).toHaveLength(1)
  const push = (content: object = {}) => {
    const message = storedMessage({ fromAccount: 'bob', groupID: 'fans', groupType: 'Public', sequence: 1, ...content })
    server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  }
  const holdReplies = (command: string, forMs: number) => {
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes(`"${command}`) ? forMs : 'deliver'
  }
  const isListed = () => chat.views.conversations.get().some(({ conversationID }) => conversationID === 'GROUPfans')
  return { ...started, push, holdReplies, isListed }
}

const tip = (operationType: number) => [
  { msgType: 'TIMGroupTipElem', msgContent: { operationType, userIDList: ['alice'] } },
]

describe('the conversation of a group that the user has left', () => {
  it('does not come back with the first message of the group, if that arrives later', async () => {
    const { server, clock, push, isListed } = await withFans()
    server.world.leave('fans', 'alice')
    server.network.cut()
    await clock.advance(5_000)
    push()
    await clock.advance(100)
    expect(isListed()).toBe(true)
    await clock.advance(10_000)
    expect(isListed()).toBe(false)
  })

  it('does not come back with the tip of it, if that is the first message and arrives while the list is read again', async () => {
    const { server, clock, push, holdReplies, isListed } = await withFans()
    server.world.leave('fans', 'alice')
    holdReplies('group.get_joined', 3_000)
    server.network.cut()
    await clock.advance(2_000)
    push({ msgBody: tip(2) })
    await clock.advance(100)
    expect(isListed()).toBe(true)
    await clock.advance(20_000)
    expect(isListed()).toBe(false)
  })

  it('does not come back with the first message when the user has sent that, and its reply comes last', async () => {
    const { chat, clock, holdReplies, isListed } = await withFans()
    holdReplies('message.send_group', 9_000)
    const to = { to: 'fans', conversationType: TYPES.CONV_GROUP }
    const sent = chat.sendMessage(chat.createTextMessage({ ...to, payload: { text: 'bye' } }))
    await clock.advance(100)
    await inTime(clock, chat.quitGroup('fans'))
    await clock.advance(500)
    expect(isListed()).toBe(false)
    await inTime(clock, sent)
    expect(isListed()).toBe(true)
    await clock.advance(10_000)
    expect(isListed()).toBe(false)
  })
})

it('a group that the user was removed from and added to again keeps its messages, also when the notices come last', async () => {
  const { chat, server, clock } = await withFans()
  const pushAll = (messageList: readonly object[]) =>
    server.push('alice', 'pushMessages', {
      messageList: messageList.map((fields) => storedMessage(fields)),
      sessionData: '',
    })
  const [removed, added] = [1_700_000_001, 1_700_000_002]
  const of = { fromAccount: 'bob', groupID: 'fans', groupType: 'Public' }
  pushAll([
    { ...of, sequence: 1, time: removed, msgBody: tip(3) },
    { ...of, sequence: 2, time: added, msgBody: tip(1) },
  ])
  await clock.advance(10)
  const notice = (operationType: number) => {
    const msgContent = { operationType, groupProfile: { groupID: 'fans', name: '', type: 'Public' } }
    return { fromAccount: TYPES.CONV_SYSTEM, msgBody: [{ msgType: 'TIMGroupSystemNoticeElem', msgContent }] }
  }
  pushAll([
    { ...notice(4), sequence: 1, time: removed },
    { ...notice(7), sequence: 2, time: added },
  ])
  await clock.advance(10_000)
  const { messages } = chat.views.messages('GROUPfans').get()
  expect(messages.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect((await inTime(clock, chat.getGroupList())).data.groupList).toHaveLength(1)
})
