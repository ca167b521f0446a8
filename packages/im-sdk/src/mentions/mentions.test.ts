import { describe, expect, it } from 'vitest'
import { messageActions } from '../message-actions'
import { storage, type StorageOptions } from '../storage'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { mentions } from '.'

const GROUPS = ['fans', 'club']

const start = async (
  kept: NonNullable<StorageOptions['in']> = new Shelf(),
  clock = new FakeClock(),
  server = new FakeServer(clock),
) => {
  for (const groupID of GROUPS) server.addGroup({ groupID, members: new Set(['alice', 'bob']) })
  const modules = [mentions, messageActions, storage({ in: kept })] as const
  const { chat } = await loggedIn('alice', { clock, server, modules })
  await clock.advance(3_000)
  const mention = async (groupID: string) => {
    const time = Math.floor(clock.now() / 1_000)
    const stored = server.world.append({ fromAccount: 'bob', groupID, groupAtInfo: ['alice'], time })
    server.push('alice', 'pushMessages', { messageList: [stored], sessionData: '' })
    await clock.advance(1_000)
  }
  const shown = () =>
    chat
      .mentionList()
      .get()
      .map(({ conversationID, sequence, isUnread, message }) =>
        [conversationID.slice('GROUP'.length), sequence, isUnread ? '!' : '', message === null ? '?' : ''].join(''),
      )
  return { chat, clock, server, mention, shown }
}

/** A storage in memory. */
class Shelf {
  readonly items = new Map<string, string>()
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.items.set(key, value)
  }
}

describe('IM-96 mentions', () => {
  it('of all conversations are listed: unread ones first, the newest first, and read ones after the read mark passed them', async () => {
    const { chat, clock, server, mention, shown } = await start()
    await mention('fans')
    await mention('club')
    server.say({ from: 'bob', groupID: 'fans', text: 'not you' })
    await mention('fans')
    expect(shown()).toEqual(['fans3!', 'club1!', 'fans1!'])
    let told = 0
    chat.mentionList().subscribe(() => told++)
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPfans' }))
    await clock.advance(1_000)
    expect([shown(), told]).toEqual([['club1!', 'fans3', 'fans1'], 1])
  })

  it('that are revoked or deleted leave the list', async () => {
    const { chat, clock, server, mention, shown } = await start()
    for (const groupID of ['fans', 'fans', 'club']) await mention(groupID)
    const [first] = chat.views.messages('GROUPfans').get().messages
    await inTime(clock, chat.deleteMessage([first!]))
    await clock.advance(1_000)
    expect(shown()).toEqual(['club1!', 'fans2!'])
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPclub' }))
    expect(server.count('setGroupRead')).toBe(1)
    await inTime(clock, chat.logout())
    expect(shown()).toEqual([])
    await expect(chat.getMentionList()).rejects.toMatchObject({ errorName: 'USER_NOT_LOGGED_IN' })
  })

  it('are at most 200, and those that were read leave first', async () => {
    const { chat, clock, mention, shown } = await start()
    await mention('club')
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPclub' }))
    for (let count = 0; count < 205; count++) await mention('fans')
    expect(shown()).toHaveLength(200)
    expect([shown()[0], shown().at(-1)]).toEqual(['fans205!', 'fans6!'])
  })
})

describe('IM-97 mentions', () => {
  it('of an earlier time are known at once, and their messages are fetched on demand', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    for (const groupID of GROUPS) server.addGroup({ groupID, members: new Set(['alice', 'bob']) })
    for (const groupID of ['fans', 'club']) {
      server.world.append({ fromAccount: 'bob', groupID, groupAtInfo: ['alice'] })
      for (let index = 0; index < 30; index++) server.world.append({ fromAccount: 'bob', groupID })
    }
    const { chat, shown } = await start(undefined, clock, server)
    expect(shown().toSorted()).toEqual(['club1!?', 'fans1!?'])
    const { data } = await inTime(clock, chat.getMentionList())
    expect(data.unreadCount).toBe(2)
    expect(data.mentionList.map(({ message }) => message?.from)).toEqual(['bob', 'bob'])
    expect(shown().toSorted()).toEqual(['club1!', 'fans1!'])
  })

  it('are there after a reload, with what was read meanwhile', async () => {
    const kept = new Shelf()
    const first = await start(kept)
    await first.mention('fans')
    await first.mention('club')
    await inTime(first.clock, first.chat.setMessageRead({ conversationID: 'GROUPfans' }))
    await first.clock.advance(30_000)
    const { chat, clock, server } = first
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPclub' }))
    chat.destroy()
    const second = await start(kept, clock, server)
    expect(second.shown()).toEqual(['club1', 'fans1'])
    for (const [key, text] of kept.items)
      if (key.endsWith('mentions')) kept.items.set(key, `[7, {}, ${text.slice(1, -1)}, {"conversationID":"x"}]`)
    second.chat.destroy()
    expect((await start(kept, clock, server)).shown()).toEqual(['club1', 'fans1'])
  })
})
