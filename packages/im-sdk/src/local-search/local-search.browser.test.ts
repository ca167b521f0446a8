import { describe, expect, it } from 'vitest'
import { TYPES, type TextMessage } from '../index'
import { messageActions } from '../message-actions'
import { FakeClock, FakeServer, inTime, loggedIn, startChat } from '../testing'
import { localSearch, type LocalSearchData, type LocalSearchOptions } from '.'

/** A user whose messages no other test has stored. */
const someone = () => `user-${crypto.randomUUID()}`

const newWorld = () => {
  const clock = new FakeClock()
  return { clock, server: new FakeServer(clock) }
}

const start = async ({ userID = someone(), messages = 20_000, world = newWorld() } = {}) => {
  const { clock, server } = world
  const { chat } = await loggedIn(userID, { ...world, modules: [localSearch({ messages }), messageActions] })
  const find = async (options: LocalSearchOptions | string): Promise<LocalSearchData> => {
    const { data } = await chat.searchLocalMessages(typeof options === 'string' ? { keywordList: [options] } : options)
    return data
  }
  return {
    chat,
    world,
    userID,
    find,
    texts: async (options: LocalSearchOptions | string) =>
      (await find(options)).searchResultList.map(({ text }) => text),
    hear: async (from: string, ...texts: readonly string[]) => {
      for (const text of texts) server.say({ from, to: userID, text })
      await clock.advance(50)
    },
    shown: (peer: string) => chat.views.messages(`C2C${peer}`).get().messages,
  }
}

describe('IM-65 the local search', () => {
  it('finds messages that were received, with what to highlight, newest first', async () => {
    const { hear, find } = await start()
    await hear('bob', '梅西进球了', 'nothing', '又进球了')
    const { searchResultList, cursor } = await find('进球')
    expect(searchResultList.map(({ text, ranges }) => [text, ranges])).toEqual([
      ['又进球了', [[1, 3]]],
      ['梅西进球了', [[2, 4]]],
    ])
    expect(searchResultList[0]?.message).toMatchObject({ from: 'bob', flow: 'in', status: 'success' })
    expect(cursor).toBe('')
  })

  it('finds as soon as a login has begun, without a network, what was seen before', async () => {
    const { hear, world, userID } = await start()
    await hear('bob', 'first goal')
    await world.clock.advance(5_000)
    world.server.network.isUp = false
    const { chat } = startChat({ ...world, modules: [localSearch()] })
    const login = chat.login({ userID, userSig: 'sig' }).catch((error: unknown) => error)
    const { data } = await chat.searchLocalMessages({ keywordList: ['goal'] })
    expect(chat.isReady()).toBe(false)
    expect(data.searchResultList.map(({ text }) => text)).toEqual(['first goal'])
    await chat.destroy()
    await inTime(world.clock, login)
  })

  it('finds messages that were sent, and not those that failed', async () => {
    const { chat, world, texts } = await start()
    const send = (text: string) =>
      inTime(
        world.clock,
        chat.sendMessage(chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text } })),
      )
    await send('my goal')
    world.server.answer('sendC2CMessage', () => Promise.reject(world.server.refuse('MUTE_DENY')))
    await expect(send('my other goal')).rejects.toThrow()
    expect(await texts('goal')).toEqual(['my goal'])
  })

  it('finds messages of the history that was paged through, also of pages that no list holds', async () => {
    const { chat, world, userID, texts } = await start()
    world.server.isPushing = false
    for (let index = 1; index <= 100; index++) world.server.say({ from: 'bob', to: userID, text: `goal ${index}` })
    for (let cursor = '', pages = 0; pages === 0 || cursor !== ''; pages++) {
      const page = chat.getMessageList({ conversationID: 'C2Cbob', nextReqMessageID: cursor })
      cursor = (await inTime(world.clock, page)).data.nextReqMessageID
    }
    expect(await texts({ keywordList: ['goal'], count: 100 })).toHaveLength(100)
    expect(await texts('7')).toEqual(expect.arrayContaining(['goal 7', 'goal 70']))
  })

  it('goes on with the next page, of equal times too, until there is none', async () => {
    const { hear, find } = await start()
    await hear('bob', ...Array.from({ length: 7 }, (_, index) => `goal ${index}`))
    const found: string[] = []
    for (let cursor = '', pages = 0; pages === 0 || cursor !== ''; pages++) {
      const page = await find({ keywordList: ['goal'], count: 3, cursor })
      found.push(...page.searchResultList.map(({ text }) => text))
      cursor = page.cursor
    }
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `goal ${index}`))
  })

  it('takes all keywords or any, and only of a conversation, of senders, of types, and of a time', async () => {
    const { hear, texts, world } = await start()
    await hear('bob', 'goal by Messi')
    await world.clock.advance(60_000)
    const now = Math.floor(world.clock.now() / 1_000)
    await hear('carol', 'goal by Neymar')
    const search = (options: Partial<LocalSearchOptions>) => texts({ keywordList: ['goal', 'messi'], ...options })
    expect(await search({ matchType: 'and' })).toEqual(['goal by Messi'])
    expect(await search({ matchType: 'or' })).toEqual(['goal by Neymar', 'goal by Messi'])
    expect(await search({ conversationID: 'C2Ccarol' })).toEqual(['goal by Neymar'])
    expect(await search({ senderUserIDList: ['bob', 'zoe'] })).toEqual(['goal by Messi'])
    expect(await search({ senderUserIDList: [] })).toEqual([])
    expect(await search({ messageTypeList: [TYPES.MSG_FILE] })).toEqual([])
    expect(await search({ messageTypeList: [TYPES.MSG_TEXT] })).toHaveLength(2)
    expect(await search({ from: now })).toEqual(['goal by Neymar'])
    expect(await search({ to: now - 1 })).toEqual(['goal by Messi'])
  })

  it('forgets revoked and deleted messages, also those that no list holds, and finds changed ones by their new text', async () => {
    const { chat, world, userID, texts, shown } = await start()
    const { clock, server } = world
    const bob = (await loggedIn('bob', { ...world, modules: [messageActions] })).chat
    const say = async (text: string) => {
      const made = bob.createTextMessage({ to: userID, conversationType: TYPES.CONV_C2C, payload: { text } })
      return (await inTime(clock, bob.sendMessage(made))).data.message as TextMessage
    }
    const [first, , third] = [await say('first goal'), await say('second goal'), await say('third goal')]
    await say('fourth goal')
    await clock.advance(50)
    expect(await texts('goal')).toHaveLength(4)
    await inTime(clock, bob.revokeMessage(first))
    await inTime(clock, bob.modifyMessage({ ...third, payload: { text: 'a penalty' } }))
    await inTime(clock, chat.deleteMessage([shown('bob')[1]!]))
    await clock.advance(50)
    expect([await texts('goal'), await texts('penal')]).toEqual([['fourth goal'], ['a penalty']])
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    const again = await start({ userID, world })
    expect(again.shown('bob')).toEqual([])
    const deletedList = [{ toAccount: 'bob', groupID: '', sequenceList: [4] }]
    server.push(userID, 'pushMessageChanges', { messageList: [], deletedList })
    await clock.advance(50)
    expect(await again.texts('goal')).toEqual([])
  })

  it('finds what was seen at another place of the history', async () => {
    const { chat, world, userID, texts } = await start()
    world.server.isPushing = false
    for (let index = 1; index <= 40; index++) world.server.say({ from: 'bob', to: userID, text: `goal ${index}` })
    const { time } = world.server.world.history(userID, { peer: 'bob' })[0]!
    await inTime(world.clock, chat.getMessageListHopping({ conversationID: 'C2Cbob', time, direction: 1, count: 5 }))
    expect(await texts({ keywordList: ['goal'], from: time, to: time })).toContain('goal 3')
  })

  it('forgets what the user has cleared on any device', async () => {
    const { hear, texts, world, userID } = await start()
    await hear('bob', 'goal one', 'goal two')
    await hear('carol', 'goal three')
    expect(await texts('goal')).toHaveLength(3)
    const target = { peer: 'bob', groupID: '' }
    world.server.world.changeOwnFacts(userID, target, { clearSeq: 2 })
    world.server.push(userID, 'pushConversations', {
      conversationList: [world.server.world.factsOf(userID, target)],
    })
    await hear('bob', 'goal four')
    expect(await texts('goal')).toEqual(['goal four', 'goal three'])
  })

  it('still finds after a reload, and only what the same user has seen', async () => {
    const first = await start()
    await first.hear('bob', 'goal')
    await inTime(first.world.clock, first.chat.logout())
    /** The server has nothing. */
    const again = await start({ userID: first.userID })
    await expect.poll(() => again.texts('goal')).toEqual(['goal'])
    const other = await start()
    expect(await other.texts('goal')).toEqual([])
  })

  it('has a message once, however many tabs have seen it', async () => {
    const world = newWorld()
    const userID = someone()
    const [one, two] = [await start({ userID, world }), await start({ userID, world })]
    await one.hear('bob', 'goal', 'another goal')
    expect(await one.texts('goal')).toHaveLength(2)
    expect(await two.texts('goal')).toHaveLength(2)
    expect(await one.texts('goal')).toHaveLength(2)
  })

  it('forgets the oldest beyond its limit, and everything on request', async () => {
    const { chat, hear, texts } = await start({ messages: 5 })
    await hear('bob', ...Array.from({ length: 8 }, (_, index) => `goal ${index}`))
    expect(await texts('goal')).toEqual([7, 6, 5, 4, 3].map((index) => `goal ${index}`))
    await chat.clearLocalMessages()
    expect(await texts('goal')).toEqual([])
    await hear('bob', 'new goal')
    expect(await texts('goal')).toEqual(['new goal'])
  })

  it('writes what it has seen a second later, in batches', async () => {
    const { hear, world, userID } = await start()
    const names = () => indexedDB.databases().then((all) => all.map(({ name }) => name))
    const name = `im-sdk-search-1-${userID}`
    await hear('bob', 'goal')
    expect(await names()).not.toContain(name)
    await world.clock.advance(1_000)
    await expect.poll(names).toContain(name)
  })
})
