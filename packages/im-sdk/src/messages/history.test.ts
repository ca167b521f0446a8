import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { inTime, loggedIn, startChat } from '../testing'
import { changedFrames } from '../testing/changed-frames'

/** Alice has written to bob, and opens the conversation for the first time. */
const talking = async () => {
  const { server, clock } = startChat()
  server.say({ from: 'alice', to: 'bob', text: 'before' })
  const { chat } = await loggedIn('alice', { server, clock })
  const heard: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) if ('text' in payload) heard.push(payload.text)
  })
  const page = async () =>
    (await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))).data.messageList.map(({ payload }) =>
      'text' in payload ? payload.text : '',
    )
  const conversation = () => chat.views.conversations.get().find(({ conversationID }) => conversationID === 'C2Cbob')
  return { chat, server, clock, heard, page, conversation }
}

describe('a page of history that is faster than the push', () => {
  it('announces and counts the message, and the push does not announce it again', async () => {
    const { server, clock, heard, page, conversation } = await talking()
    server.isPushing = false
    const late = server.say({ from: 'bob', to: 'alice', text: 'news' })
    expect(await page()).toEqual(['before', 'news'])
    expect(heard).toEqual(['news'])
    await clock.advance(200)
    expect(conversation()).toMatchObject({ unreadCount: 1, sequence: late.sequence })
    server.push('alice', 'pushMessages', { messageList: [late], sessionData: '' })
    await clock.advance(200)
    expect(heard).toEqual(['news'])
    expect(conversation()).toMatchObject({ unreadCount: 1 })
  })

  it('announces no older message', async () => {
    const { heard, page } = await talking()
    expect(await page()).toEqual(['before'])
    expect(heard).toEqual([])
  })

  it('of an unknown conversation leaves the announcement to the push', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const heard: number[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
    server.isPushing = false
    const late = server.say({ from: 'bob', to: 'alice' })
    await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(heard).toEqual([])
    for (let times = 0; times < 2; times += 1) {
      server.push('alice', 'pushMessages', { messageList: [late], sessionData: '' })
      await clock.advance(200)
    }
    expect(heard).toEqual([late.sequence])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })
})

describe('a server', () => {
  it('that returns the same page repeatedly is not requested for ever', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.isPushing = false
    for (let index = 0; index < 30; index++) server.say({ from: 'bob', to: 'alice' })
    const answer = server.handler('roamC2CMessages')
    server.answer('roamC2CMessages', async (body, ...more) => answer({ ...body, messageKey: '' }, ...more))
    const first = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    const { nextReqMessageID } = first.data
    const older = inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob', nextReqMessageID }))
    await expect(older).rejects.toMatchObject({ errorName: 'REPLY_INVALID' })
    expect(server.count('roamC2CMessages')).toBe(2)
  })

  it('whose newest page is hidden is requested for older messages', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    server.isPushing = false
    for (let index = 1; index <= 20; index++) server.say({ from: 'bob', groupID: 'fans', text: `${index}` })
    const answer = server.handler('roamGroupMessages')
    server.answer('roamGroupMessages', async (...call) => {
      const page = await answer(...call)
      const hidden = page.messageList.filter(({ sequence }) => sequence > 5)
      const messageList = page.messageList.filter(({ sequence }) => sequence <= 5)
      return { ...page, messageList, invisibleSequenceList: hidden.map(({ sequence }) => sequence) }
    })
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'GROUPfans' }))
    expect(data.messageList.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    expect([data.isCompleted, server.count('roamGroupMessages')]).toEqual([true, 2])
  })

  it('with hidden sequences that are not numbers does not change the order of a list', async () => {
    const changed = changedFrames((text) => text.replace(/("InvisibleSequenceList":)\[]/, '$1["x",null,-1,0.5,{}]'))
    const { chat, server, clock } = await loggedIn('alice', { ...changed })
    server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    server.isPushing = false
    for (let index = 1; index <= 20; index++) server.say({ from: 'bob', groupID: 'fans', text: `${index}` })
    const newest = await inTime(clock, chat.getMessageList({ conversationID: 'GROUPfans' }))
    const { nextReqMessageID } = newest.data
    const older = await inTime(clock, chat.getMessageList({ conversationID: 'GROUPfans', nextReqMessageID }))
    expect([newest.data.messageList.length, older.data.messageList.length]).toEqual([15, 5])
  })

  it.each(['null', '7', '{}', '"x"'])('with the hidden sequences %s is refused with a named error', async (hidden) => {
    const changed = changedFrames((text) => text.replace(/("InvisibleSequenceList":)\[]/, `$1${hidden}`))
    const { chat, server, clock } = await loggedIn('alice', { ...changed })
    server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    const page = inTime(clock, chat.getMessageList({ conversationID: 'GROUPfans' }))
    await expect(page).rejects.toMatchObject({ errorName: 'REPLY_INVALID' })
  })
})

describe('an own message that the peer has read before it arrives', () => {
  const hasRead = (messageReadSeq: number) =>
    ({ fromAccount: 'bob', toAccount: 'alice', groupID: '', messageReadSeq, time: 1 }) as const
  const marks = ({ chat }: Pick<Awaited<ReturnType<typeof talking>>, 'chat'>) =>
    chat.views
      .messages('C2Cbob')
      .get()
      .messages.map(({ isPeerRead }) => isPeerRead)

  it('is shown as read by a page that was on its way when the peer read it', async () => {
    const talk = await talking()
    const asked = talk.page()
    talk.server.push('alice', 'pushRead', hasRead(1))
    await asked
    await talk.clock.advance(200)
    expect(marks(talk)).toEqual([true])
  })

  it('is shown as read when another device has sent it', async () => {
    const talk = await talking()
    await talk.page()
    talk.server.isPushing = false
    const late = talk.server.say({ from: 'alice', to: 'bob' })
    talk.server.push('alice', 'pushRead', hasRead(2))
    talk.server.push('alice', 'pushMessages', { messageList: [late], sessionData: '' })
    await talk.clock.advance(200)
    expect(marks(talk)).toEqual([true, true])
    expect(talk.conversation()).toMatchObject({ lastMessage: { lastSequence: 2, isPeerRead: true } })
  })
})

it('ends the newest page below a gap that a push leaves while the page is being fetched', async () => {
  const { chat, server, clock } = startChat()
  const say = () => server.say({ from: 'bob', to: 'alice' })
  for (let index = 0; index < 40; index++) say()
  server.world.setRead('alice', { peer: 'bob', groupID: '' }, 40)
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
  await clock.advance(2_000)
  say()
  await clock.advance(200)
  const answer = server.handler('roamC2CMessages')
  server.answer('roamC2CMessages', async (...call) => {
    const reply = await answer(...call)
    server.isPushing = false
    say()
    server.isPushing = true
    say()
    return reply
  })
  const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
  const shown = data.messageList.map(({ sequence }) => sequence)
  expect(shown).toEqual(Array.from({ length: 15 }, (_, index) => 27 + index))
})
