import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newMessage } from '../../../test/new-message'
import { c2cKey, groupKey } from './conversation-id'
import { listConversations, moveReadMarks } from './conversations'
import { ensureGroup } from './groups'
import {
  appendMessages,
  messagesBefore,
  messagesFrom,
  newestSequence,
  purgeChatRooms,
  type AppendedMessage,
} from './messages'

describe('appendMessages', () => {
  it('numbers each conversation from 1 without gaps, in the order given', async () => {
    const { context } = await bootForTest()
    const [ab, ac] = [c2cKey('a', 'b'), c2cKey('a', 'c')]
    const first = await appendMessages(
      context.db,
      [newMessage(ab, 'a', 1), newMessage(ac, 'a', 2), newMessage(ab, 'b', 3)],
      100,
    )
    const second = await appendMessages(context.db, [newMessage(ac, 'c', 4), newMessage(ab, 'a', 5)], 101)
    expect(first.map(({ sequence }) => sequence)).toEqual([1, 1, 2])
    expect(second).toEqual([
      { sequence: 2, time: 101, isNew: true },
      { sequence: 3, time: 101, isNew: true },
    ])
  })

  it('SRV-5: returns the sequence and time of the first copy for a resend and stores it once', async () => {
    const { context } = await bootForTest()
    const ab = c2cKey('a', 'b')
    const [first] = await appendMessages(context.db, [newMessage(ab, 'a', 7)], 100)
    const again = await appendMessages(
      context.db,
      [newMessage(ab, 'a', 7), newMessage(ab, 'a', 8), newMessage(ab, 'a', 8)],
      200,
    )
    expect(again).toEqual([
      { ...first, isNew: false },
      { sequence: 2, time: 200, isNew: true },
      { sequence: 2, time: 200, isNew: false },
    ])
    expect((await messagesFrom(context.db, ab, 1, 10)).map((stored) => stored.random)).toEqual([7, 8])
  })

  it('treats the same random of another sender or conversation as another message', async () => {
    const { context } = await bootForTest()
    const answers = await appendMessages(
      context.db,
      [
        newMessage(c2cKey('a', 'b'), 'a', 7),
        newMessage(c2cKey('a', 'b'), 'b', 7),
        newMessage(c2cKey('a', 'c'), 'a', 7),
      ],
      100,
    )
    expect(answers.every(({ isNew }) => isNew)).toBe(true)
  })

  it('never lets the time of a conversation go back', async () => {
    const { context } = await bootForTest()
    await appendMessages(context.db, [newMessage('g:room', 'a', 1)], 500)
    const [late] = await appendMessages(context.db, [newMessage('g:room', 'a', 2)], 400)
    expect(late?.time).toBe(500)
  })

  it('stores the kind of each message, and whether it counts', async () => {
    const { context } = await bootForTest()
    const of = (random: number, msgType: string, details: object = {}) => {
      const message = newMessage('g:club', 'a', random)
      return { ...message, body: [{ msgType, msgContent: {} }], details: { ...message.details, ...details } }
    }
    await appendMessages(
      context.db,
      [
        of(1, 'TIMTextElem'),
        of(2, 'TIMGroupTipElem'),
        of(3, 'TIMGroupSystemNoticeElem'),
        of(4, 'TIMTextElem', { isExcludedFromUnreadCount: true }),
        of(5, 'TIMTextElem', { isExcludedFromLastMessage: true }),
      ],
      1,
    )
    const rows = await context.db
      .selectFrom('message')
      .select(['kind', 'counts', 'may_be_last', 'version', 'revoker', 'changed'])
      .orderBy('seq')
      .execute()
    const unchanged = { version: 0, revoker: '', changed: null }
    expect(rows).toEqual([
      { kind: 'said', counts: true, may_be_last: true, ...unchanged },
      { kind: 'tip', counts: false, may_be_last: true, ...unchanged },
      { kind: 'notice', counts: true, may_be_last: true, ...unchanged },
      { kind: 'said', counts: false, may_be_last: true, ...unchanged },
      { kind: 'said', counts: true, may_be_last: false, ...unchanged },
    ])
  })

  it('is found again once it was changed: by the transaction', async () => {
    const { context } = await bootForTest()
    await appendMessages(context.db, [newMessage('g:club', 'a', 1), newMessage('g:club', 'a', 2)], 1)
    await context.db.updateTable('message').set({ revoker: 'b', counts: false }).where('seq', '=', 2).execute()
    const rows = await context.db.selectFrom('message').select('changed').orderBy('seq').execute()
    expect(rows).toEqual([{ changed: null }, { changed: expect.stringMatching(/^\d+$/) as unknown }])
    expect((await messagesFrom(context.db, 'g:club', 2, 1))[0]).toMatchObject({ revoker: 'b', version: 0 })
  })

  it('keeps any text as it was sent', async () => {
    const { context } = await bootForTest()
    const text = 'zero \u0000, half \ud800, quote " \\ and 😀'
    await appendMessages(context.db, [newMessage('g:room', 'a', 1, text)], 1)
    const [stored] = await messagesFrom(context.db, 'g:room', 1, 1)
    expect(stored?.msgBody[0]?.msgContent).toEqual({ text })
  })

  it('has no gap, no duplicate and one answer per key under eight writers that send everything twice', async () => {
    const { context } = await bootForTest()
    const conversations = [c2cKey('a', 'b'), c2cKey('b', 'c'), groupKey('one'), groupKey('two'), groupKey('three')]
    const answers = new Map<string, AppendedMessage[]>()
    const write = async (writer: number) => {
      for (let batch = 0; batch < 12; batch += 1) {
        // Adjacent writers share a sender, so that the same key arrives through two connections at the same time.
        const sender = `sender-${writer >> 1}`
        const items = conversations.flatMap((convID, i) =>
          [0, 1, 2].map((n) => newMessage(convID, sender, batch * 100 + ((i + n + writer) % 5))),
        )
        for (const attempt of [items, items.toReversed()]) {
          const given = await appendMessages(context.db, attempt, 1_000 + batch)
          attempt.forEach((item, i) => {
            const key = `${item.convID} ${item.sender} ${item.random}`
            answers.set(key, [...(answers.get(key) ?? []), given[i]!])
          })
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))

    for (const [key, given] of answers) {
      expect(new Set(given.map(({ sequence, time }) => `${sequence} ${time}`)), key).toHaveLength(1)
      expect(
        given.filter(({ isNew }) => isNew),
        key,
      ).toHaveLength(1)
    }
    for (const convID of conversations) {
      const stored = await messagesFrom(context.db, convID, 1, 10_000)
      expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, i) => i + 1))
      expect(stored).toHaveLength([...answers.keys()].filter((key) => key.startsWith(`${convID} `)).length)
      expect(await newestSequence(context.db, convID)).toBe(stored.length)
    }
  })
})

describe('messagesBefore', () => {
  it('pages back to the first message and says when nothing older is left', async () => {
    const { context } = await bootForTest()
    await appendMessages(
      context.db,
      [1, 2, 3, 4, 5].map((n) => newMessage('g:room', 'a', n)),
      100,
    )
    const newest = await messagesBefore(context.db, 'g:room', { count: 2, reader: 'a' })
    expect(newest).toMatchObject({ messages: [{ sequence: 4 }, { sequence: 5 }], isComplete: false })
    const rest = await messagesBefore(context.db, 'g:room', { count: 3, reader: 'a', upTo: 3 })
    expect(rest).toMatchObject({ messages: [{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }], isComplete: true })
  })
})

describe('listConversations', () => {
  it('counts the unread messages of others only, and stops counting what is read', async () => {
    const { context } = await bootForTest()
    const ab = c2cKey('a', 'b')
    await appendMessages(
      context.db,
      [newMessage(ab, 'b', 1), newMessage(ab, 'a', 2), newMessage(ab, 'b', 3), newMessage(ab, 'b', 4)],
      100,
    )
    const unread = async (userID: string) => (await listConversations(context.db, userID, null, 10))[0]?.unreadCount
    expect([await unread('a'), await unread('b')]).toEqual([3, 1])
    const move = (sequence: number) => moveReadMarks(context.db, 'a', [{ convID: ab, sequence }], 1)
    expect(await move(3)).toEqual([{ convID: ab, sequence: 3, readAt: 1 }])
    expect(await unread('a')).toBe(1)
    expect(await move(2)).toEqual([])
    expect(await move(99)).toEqual([{ convID: ab, sequence: 4, readAt: 1 }])
    expect((await listConversations(context.db, 'b', null, 10))[0]).toMatchObject({
      unreadCount: 1,
      peerReadSequence: 4,
    })
  })

  it('returns the newest first and continues where a page ended, also among equal times', async () => {
    const { context } = await bootForTest()
    const peers = ['b', 'c', 'd', 'e', 'f']
    for (const [i, peer] of peers.entries())
      await appendMessages(context.db, [newMessage(c2cKey('a', peer), peer, 1)], i < 3 ? 100 : 200)
    const first = await listConversations(context.db, 'a', null, 3)
    const second = await listConversations(
      context.db,
      'a',
      { isPinned: false, time: 100, place: first[2]?.place ?? 0 },
      3,
    )
    expect(first.map(({ lastTime }) => lastTime)).toEqual([200, 200, 100])
    expect(new Set([...first, ...second].map(({ convID }) => convID))).toHaveLength(5)
  })

  it('skips none if one of the previous page moves to the head meanwhile', async () => {
    const { context } = await bootForTest()
    for (const peer of ['b', 'c', 'd', 'e'])
      await appendMessages(context.db, [newMessage(c2cKey('a', peer), peer, 1)], 100)
    const first = await listConversations(context.db, 'a', null, 2)
    const [moved, last] = first
    await appendMessages(context.db, [newMessage(moved?.convID ?? '', 'a', 2)], 300)
    const second = await listConversations(context.db, 'a', { isPinned: false, time: 100, place: last?.place ?? 0 }, 2)
    expect(new Set([...first, ...second].map(({ convID }) => convID))).toHaveLength(4)
  })
})

describe('purgeChatRooms', () => {
  it('keeps the newest messages of a chat room and those that may be resent', async () => {
    const { context } = await bootForTest()
    await ensureGroup(context.db, { groupID: 'room', type: 'AVChatRoom', name: 'room', ownerID: '1' })
    await ensureGroup(context.db, { groupID: 'club', type: 'Public', name: 'club', ownerID: '1' })
    for (const [convID, time] of [
      ['g:room', 100],
      ['g:club', 100],
      ['g:room', 900],
    ] as const) {
      const items = [1, 2, 3, 4].map((n) => newMessage(convID, 'a', time + n))
      await appendMessages(context.db, items, time)
    }
    expect(await purgeChatRooms(context.db, 2, 500)).toBe(4)
    expect((await messagesFrom(context.db, 'g:room', 1, 10)).map(({ sequence }) => sequence)).toEqual([5, 6, 7, 8])
    expect(await messagesFrom(context.db, 'g:club', 1, 10)).toHaveLength(4)
    expect(await purgeChatRooms(context.db, 2, 500)).toBe(0)
    expect(await purgeChatRooms(context.db, 2, 5_000)).toBe(2)
  })
})
