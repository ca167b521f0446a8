import { describe, expect, it } from 'vitest'
import { ABILITY, cloudConfig } from '../config'
import { EVENT, type Message } from '../index'
import { messageExtensions } from '../message-extensions'
import { FakeClock, FakeServer, inTime, loggedIn, seededRandom } from '../testing'
import { reactions, type MessageReaction } from '.'

const modules = [cloudConfig, reactions, messageExtensions] as const
const GROUP = 'GROUPfans'

/** A group with a message that takes reactions, and these users, each on one device; the same name twice is two devices. */
const start = async (...userIDs: string[]) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = ABILITY.messageExtensions.toString(2)
  server.addGroup({ groupID: 'fans', members: new Set(['zoe', ...userIDs]) })
  const enter = async (userID: string, index: number) => {
    const own = { instanceID: `device${index}` }
    const { chat } = await loggedIn(userID, { modules, clock, server, random: seededRandom(index + 1), ...own })
    const told: string[] = []
    chat.on(EVENT.MESSAGE_REACTIONS_UPDATED, ({ data }) =>
      data.forEach(({ reactionList }) => told.push(text(reactionList))),
    )
    await clock.advance(3_000)
    const message = (): Message => chat.views.messages(GROUP).get().messages[0]!
    const shown = () => text(chat.messageReactions(message()).get())
    const watch = () => chat.messageReactions(message()).subscribe(() => undefined)
    return { chat, told, message, shown, watch }
  }
  const devices = []
  for (const [index, userID] of userIDs.entries()) devices.push(await enter(userID, index))
  const stored = server.world.append({ fromAccount: 'zoe', groupID: 'fans', isSupportExtension: true })
  for (const userID of new Set(userIDs)) server.push(userID, 'pushMessages', { messageList: [stored], sessionData: '' })
  const settle = () => clock.advance(1_000)
  await settle()
  return { clock, server, devices, settle }
}

/** `👍2+` is two users, one of them the own one. */
const text = (list: readonly MessageReaction[]): string =>
  list.map(({ reactionID, count, isMine }) => `${reactionID}${count}${isMine ? '+' : ''}`).join(' ')

const watching = async (...userIDs: string[]) => {
  const started = await start(...userIDs)
  started.devices.forEach(({ watch }) => watch())
  await started.settle()
  return started
}

describe('IM-94 a reaction', () => {
  it('shows at once, is seen by others, and is removed by the next toggle', async () => {
    const { clock, devices, settle } = await watching('alice', 'bob')
    const [alice, bob] = [devices[0]!, devices[1]!]
    const added = alice.chat.toggleMessageReaction(alice.message(), '👍')
    await Promise.resolve()
    expect(alice.shown()).toBe('👍1+')
    await inTime(clock, added)
    await settle()
    expect([alice.shown(), bob.shown(), bob.told]).toEqual(['👍1+', '👍1', ['👍1']])
    await inTime(clock, bob.chat.addMessageReaction(bob.message(), '👍'))
    await settle()
    expect([alice.shown(), bob.shown()]).toEqual(['👍2+', '👍2+'])
    await inTime(clock, alice.chat.toggleMessageReaction(alice.message(), '👍'))
    await settle()
    expect([alice.shown(), bob.shown()]).toEqual(['👍1', '👍1+'])
    await inTime(clock, bob.chat.removeMessageReaction(bob.message(), '👍'))
    await settle()
    expect([alice.shown(), alice.told.at(-1)]).toEqual(['', ''])
  })

  it('is taken back if the server refuses it, and nothing else is', async () => {
    const { clock, server, devices } = await watching('alice', 'bob')
    const [alice, bob] = [devices[0]!, devices[1]!]
    await inTime(clock, bob.chat.addMessageReaction(bob.message(), '🔥'))
    const answer = server.handler('modifyMessageExtensions')
    server.answer('modifyMessageExtensions', () => Promise.reject(server.refuse('GROUP_MUTE_DENY')))
    alice.told.length = 0
    const refused = alice.chat.addMessageReaction(alice.message(), '👎')
    await expect(inTime(clock, refused)).rejects.toMatchObject({ errorName: 'GROUP_MUTE_DENY' })
    expect([alice.told, alice.shown()]).toEqual([['👎1+ 🔥1', '🔥1'], '🔥1'])
    server.answer('modifyMessageExtensions', answer)
    await inTime(clock, alice.chat.addMessageReaction(alice.message(), '👎'))
    expect(alice.shown()).toBe('👎1+ 🔥1')
  })

  it('that is toggled three times before the first answer ends as the last one says', async () => {
    const { clock, server, devices, settle } = await watching('alice', 'bob')
    const [alice, bob] = [devices[0]!, devices[1]!]
    const all = [1, 2, 3].map(() => alice.chat.toggleMessageReaction(alice.message(), '👍'))
    await inTime(clock, Promise.all(all))
    await settle()
    expect([alice.shown(), bob.shown()]).toEqual(['👍1+', '👍1'])
    expect(server.count('modifyMessageExtensions')).toBe(3)
  })

  it('is an error without the ability, on a message that takes none, and if it is no short name', async () => {
    const { clock, server, devices } = await watching('alice')
    const { chat, message } = devices[0]!
    const nameOf = (call: Promise<unknown>) =>
      inTime(clock, call).catch(({ errorName }: { errorName: string }) => errorName)
    for (const reactionID of ['', 'a b', '\ud800', 'x'.repeat(65), 7 as never])
      expect(await nameOf(chat.addMessageReaction(message(), reactionID))).toBe('PARAMS_INVALID')
    expect(await nameOf(chat.toggleMessageReaction({ ...message(), isSupportExtension: false }, '👍'))).toBe(
      'PARAMS_INVALID',
    )
    server.push('alice', 'pushCommercialConfig', { purchaseBits: '0', expiredTime: 86_400 })
    await clock.advance(100)
    expect(await nameOf(chat.addMessageReaction(message(), '👍'))).toBe('CANNOT_USE_COMMERCIAL_ABILITY')
    expect(chat.messageReactions(message()).get()).toEqual([])
  })
})

describe('IM-93 reactions', () => {
  it('of users who choose one emoji at the same time all count, without a conflict', async () => {
    const { clock, server, devices, settle } = await watching('alice', 'bob', 'carol')
    await inTime(clock, Promise.all(devices.map(({ chat, message }) => chat.addMessageReaction(message(), '👍'))))
    await settle()
    expect(devices.map(({ shown }) => shown())).toEqual(['👍3+', '👍3+', '👍3+'])
    expect(server.count('modifyMessageExtensions')).toBe(3)
  })

  it('of two devices of one user at the same time are joined by a repeated change', async () => {
    const { clock, server, devices, settle } = await watching('alice', 'alice')
    server.isPushing = false
    const emojis = ['👍', '🔥']
    await inTime(
      clock,
      Promise.all(devices.map(({ chat, message }, index) => chat.addMessageReaction(message(), emojis[index]!))),
    )
    server.isPushing = true
    expect(server.count('modifyMessageExtensions')).toBe(3)
    await inTime(clock, devices[0]!.chat.addMessageReaction(devices[0]!.message(), '⚽'))
    await settle()
    expect(devices.map(({ shown }) => shown())).toEqual(['⚽1+ 👍1+ 🔥1+', '⚽1+ 👍1+ 🔥1+'])
  })

  it('are at most 15 of a user on a message, and what another client wrote instead is ignored', async () => {
    const { clock, devices, settle } = await watching('alice', 'bob')
    const [alice, bob] = [devices[0]!, devices[1]!]
    for (let index = 0; index < 15; index++)
      await inTime(clock, alice.chat.addMessageReaction(alice.message(), `r${index}`))
    await expect(inTime(clock, alice.chat.addMessageReaction(alice.message(), 'more'))).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
    await settle()
    expect([alice.shown(), bob.shown()].map((shown) => shown.split(' ').length)).toEqual([15, 15])
    const odd = { key: 'reaction:bob', value: `  ok ok ${'x'.repeat(70)}` }
    await inTime(clock, bob.chat.setMessageExtensions(bob.message(), [odd, { key: 'reaction:', value: 'no' }]))
    await settle()
    expect(alice.shown()).toContain('ok1')
    expect(alice.shown().split(' ')).toHaveLength(16)
  })

  it('of another user cannot be written', async () => {
    const { clock, devices } = await watching('alice', 'bob')
    const { chat, message } = devices[0]!
    const forged = await inTime(clock, chat.setMessageExtensions(message(), [{ key: 'reaction:bob', value: '💩' }]))
    expect(forged.data.extensions).toMatchObject([{ code: 10007 }])
    expect(devices[1]!.shown()).toBe('')
  })
})

describe('IM-95 reactions', () => {
  it('are listed with some users, and all users of one are read page by page', async () => {
    const userIDs = Array.from({ length: 12 }, (_, index) => `user${index}`)
    const { clock, devices } = await start(...userIDs)
    for (const { chat, message } of devices) await inTime(clock, chat.addMessageReaction(message(), '👍'))
    const { chat, message } = devices[3]!
    await inTime(clock, chat.addMessageReaction(message(), '🔥'))
    const messageList = [message(), { ...message(), ID: 'gone', sequence: 99 }]
    const list = async (maxUserCountPerReaction?: number) =>
      (await inTime(clock, chat.getMessageReactions({ messageList, maxUserCountPerReaction }))).data.resultList
    const others = userIDs.filter((userID) => userID !== 'user3')
    expect(await list()).toEqual([
      {
        messageID: message().ID,
        code: 0,
        reactionList: [
          { reactionID: '👍', count: 12, isMine: true, userIDList: others.slice(0, 10) },
          { reactionID: '🔥', count: 1, isMine: true, userIDList: ['user3'] },
        ],
      },
      { messageID: 'gone', code: 20001, reactionList: [] },
    ])
    expect((await list(2))[0]?.reactionList[0]?.userIDList).toEqual(['user0', 'user1'])
    const found: string[] = []
    for (let nextSeq = 0, isCompleted = false, pages = 0; !isCompleted && pages < 9; pages++) {
      const options = { message: message(), reactionID: '👍', nextSeq, count: 5 }
      const { data } = await inTime(clock, chat.getAllUserListOfMessageReaction(options))
      found.push(...data.userList.map(({ userID }) => userID))
      ;({ nextSeq, isCompleted } = data)
    }
    expect(found).toEqual([...others, 'user3'])
  })

  it('are announced only of messages whose reactions were read, and right after a device was away', async () => {
    const { clock, server, devices, settle } = await start('alice', 'bob')
    const [alice, bob] = [devices[0]!, devices[1]!]
    await inTime(clock, alice.chat.addMessageReaction(alice.message(), '👍'))
    await settle()
    expect([bob.told, server.count('getMessageExtensions')]).toEqual([[], 1])
    const stop = bob.watch()
    await settle()
    expect([bob.told, bob.shown()]).toEqual([['👍1'], '👍1'])
    server.isPushing = false
    await inTime(clock, alice.chat.addMessageReaction(alice.message(), '🔥'))
    server.isPushing = true
    server.network.cut()
    await clock.advance(20_000)
    expect(bob.shown()).toBe('👍1 🔥1')
    const view = bob.chat.messageReactions(bob.message())
    stop()
    await inTime(clock, bob.chat.logout())
    expect(view.get()).toEqual([])
  })

  it('that are asked for wrongly are refused', async () => {
    const { devices } = await start('alice')
    const { chat, message } = devices[0]!
    const bad = [
      chat.getMessageReactions({ messageList: [] }),
      chat.getMessageReactions(undefined as never),
      chat.getMessageReactions({ messageList: Array.from({ length: 21 }, message) }),
      chat.getMessageReactions({ messageList: [message()], maxUserCountPerReaction: -1 }),
      chat.getAllUserListOfMessageReaction({ message: message(), reactionID: '👍', nextSeq: 0.5 }),
      chat.getAllUserListOfMessageReaction({ message: message(), reactionID: '👍', nextSeq: 0, count: 101 }),
    ]
    for (const call of bad) await expect(call).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })
})
