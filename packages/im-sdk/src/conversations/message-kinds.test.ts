import { afterEach, describe, expect, it } from 'vitest'
import { groups } from '../groups'
import type { ChatModule, ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { MESSAGE_KINDS } from '../protocol/message-kinds'
import { removeMessage } from '../store/message-lists'
import { inTime, loggedIn, startChat, textElement } from '../testing'
import { topics } from '../topics'

const FANS = '@TGS#_fans'
const RULES = structuredClone(MESSAGE_KINDS)
afterEach(() => {
  for (const kind of ['in', 'out'] as const) Object.assign(MESSAGE_KINDS[kind], RULES[kind])
})

/** What each row says, and then with one cell turned round: the unread total, and the last words with Bob and Carol. */
const CASES = [
  { change: null, unread: 2, last: ['mine', 'theirs'] },
  { change: { kind: 'in', cell: 'counts' }, unread: 0, last: ['mine', 'theirs'] },
  { change: { kind: 'out', cell: 'counts' }, unread: 4, last: ['mine', 'theirs'] },
  { change: { kind: 'in', cell: 'mayBeLast' }, unread: 2, last: ['mine', 'mine'] },
  { change: { kind: 'out', cell: 'mayBeLast' }, unread: 2, last: ['theirs', 'theirs'] },
] as const

const turn = (change: (typeof CASES)[number]['change']): void => {
  if (change !== null) Object.assign(MESSAGE_KINDS[change.kind], { [change.cell]: !RULES[change.kind][change.cell] })
}

/** A module that takes messages away, as those do that delete. */
const editor: ChatModule<{ readonly context: ModuleContext }> = { name: 'editor', install: (context) => ({ context }) }

const lastWith = (
  { views }: Pick<Awaited<ReturnType<typeof loggedIn>>['chat'], 'views'>,
  ...ids: readonly string[]
): readonly (string | undefined)[] =>
  ids.map(
    (id) => views.conversations.get().find(({ conversationID }) => conversationID === id)?.lastMessage?.messageForShow,
  )

describe.each(CASES)('what counts and what is shown last goes by the row of its kind: $change', (rule) => {
  it('for messages that arrive, and for those that a login finds', async () => {
    turn(rule.change)
    const { chat, server, clock } = await loggedIn('alice', { modules: [editor] })
    const expectRule = (at: typeof chat) => {
      expect(at.getTotalUnreadMessageCount()).toBe(rule.unread)
      expect(lastWith(at, 'C2Cbob', 'C2Ccarol')).toEqual(rule.last)
    }
    server.say({ from: 'bob', to: 'alice', text: 'theirs' })
    server.say({ from: 'alice', to: 'bob', text: 'mine' })
    server.say({ from: 'alice', to: 'carol', text: 'mine' })
    server.say({ from: 'carol', to: 'alice', text: 'theirs' })
    await clock.advance(1_000)
    expectRule(chat)
    const later = startChat({ modules: [editor], clock, server })
    await inTime(clock, later.chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(1_000)
    expectRule(later.chat)
  })

  it('for one that is removed, and the one that is last after it', async () => {
    turn(rule.change)
    const { chat, server, clock } = await loggedIn('alice', { modules: [editor] })
    for (const [from, text] of [
      ['bob', 'theirs'],
      ['alice', 'mine'],
      ['bob', 'theirs'],
    ] as const)
      server.say({ from, to: from === 'bob' ? 'alice' : 'bob', text })
    await clock.advance(1_000)
    const before = chat.getTotalUnreadMessageCount()
    removeMessage(chat.context, chat.views.messages('C2Cbob').get().messages[2]!)
    expect(chat.getTotalUnreadMessageCount()).toBe(before - (MESSAGE_KINDS.in.counts ? 1 : 0))
    expect(lastWith(chat, 'C2Cbob')).toEqual([rule.last[0]])
  })

  it('for the messages of a topic', async () => {
    turn(rule.change)
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups, topics] })
    server.addGroup({ groupID: FANS, type: 'Community', isSupportTopic: true, members: new Set(['alice']) })
    const [bobs, carols] = [`${FANS}@TOPIC#_bobs`, `${FANS}@TOPIC#_carols`] as const
    for (const topicID of [bobs, carols]) server.topics.set({ topicID })
    const expectRule = async (at: typeof chat) => {
      const { data } = await inTime(clock, at.getTopicList({ groupID: FANS }))
      expect(data.successTopicList.map(({ lastMessage }) => lastMessage?.messageForShow)).toEqual(rule.last)
      expect(data.successTopicList.reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(rule.unread)
    }
    server.network.cut()
    await clock.advance(5_000)
    await inTime(clock, chat.getTopicList({ groupID: FANS }))
    const say = (fromAccount: string, groupID: string, text: string, random: number) => {
      const message = server.world.append({ fromAccount, groupID, random, msgBody: [textElement(text)] })
      server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
    }
    say('bob', bobs, 'theirs', 1)
    say('alice', bobs, 'mine', 2)
    say('alice', carols, 'mine', 3)
    say('carol', carols, 'theirs', 4)
    await clock.advance(1_000)
    await expectRule(chat)
    const later = startChat({ modules: [groups, topics], clock, server })
    await inTime(clock, later.chat.login({ userID: 'alice', userSig: 'sig' }))
    await expectRule(later.chat)
  })
})

it.each([
  ['a group tip', TYPES.MSG_GRP_TIP, 0],
  ['somebody else’s text', TYPES.MSG_TEXT, 1],
])('%s may be the last message, and counts by its row', async (_what, msgType, unread) => {
  const { chat, server, clock } = await loggedIn('alice')
  server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
  const message = server.world.append({ fromAccount: 'bob', groupID: 'fans', msgBody: [{ msgType, msgContent: {} }] })
  server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  await clock.advance(1_000)
  const later = startChat({ clock, server })
  await inTime(clock, later.chat.login({ userID: 'alice', userSig: 'sig' }))
  for (const at of [chat, later.chat])
    expect(at.views.conversations.get()).toMatchObject([{ unreadCount: unread, lastMessage: { type: msgType } }])
})
