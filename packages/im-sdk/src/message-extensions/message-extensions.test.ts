import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { ABILITY, cloudConfig } from '../config'
import { reactions } from '../reactions'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { messageExtensions } from '.'

const modules = [cloudConfig, messageExtensions, reactions] as const

const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = ABILITY.messageExtensions.toString(2)
  const enter = async (userID: string) => {
    const { chat } = await loggedIn(userID, { modules, clock, server, instanceID: userID })
    const told: unknown[] = []
    for (const name of [EVENT.MESSAGE_EXTENSIONS_UPDATED, EVENT.MESSAGE_EXTENSIONS_DELETED] as const)
      chat.on(name, ({ data }) => void told.push(data))
    await clock.advance(3_000)
    const message = () => chat.views.messages(userID === 'alice' ? 'C2Cbob' : 'C2Calice').get().messages[0]!
    return { chat, told, message }
  }
  const [alice, bob] = [await enter('alice'), await enter('bob')]
  const stored = server.world.append({ fromAccount: 'alice', toAccount: 'bob', isSupportExtension: true })
  for (const userID of ['alice', 'bob']) server.push(userID, 'pushMessages', { messageList: [stored], sessionData: '' })
  const settle = () => clock.advance(1_000)
  await settle()
  const set = async ({ chat, message }: typeof alice, extensions: readonly { key: string; value: string }[]) =>
    (await inTime(clock, chat.setMessageExtensions(message(), extensions))).data.extensions
  const get = async ({ chat, message }: typeof alice, keyList?: string[]) =>
    (await inTime(clock, chat.getMessageExtensions(message(), keyList))).data.extensions
  return { clock, server, alice, bob, settle, set, get }
}

const like = { key: 'like', value: '1' }

describe('message extensions', () => {
  it('are set by one user and seen by the other, with any key', async () => {
    const { alice, bob, settle, set, get } = await start()
    const own = { key: '__proto__', value: 'FaceUrl' }
    expect(await set(alice, [like, own])).toEqual([
      { code: 0, ...like },
      { code: 0, ...own },
    ])
    await settle()
    expect(bob.told).toEqual([{ messageID: bob.message().ID, extensions: [like, own] }])
    expect(await get(bob)).toEqual([like, own])
    expect(await get(bob, ['like'])).toEqual([like])
  })

  it('are dropped beyond 20', async () => {
    const { alice, set, get } = await start()
    const many = Array.from({ length: 25 }, (_, index) => ({ key: `key${index}`, value: 'v' }))
    expect(await set(alice, many)).toHaveLength(20)
    expect(await get(alice)).toHaveLength(20)
  })

  it('of two users who set one key at once one is refused, and gets the value of the other', async () => {
    const { server, alice, bob, set, get } = await start()
    await Promise.all([get(alice), get(bob)])
    server.isPushing = false
    await set(alice, [like])
    server.isPushing = true
    const [refused] = await set(bob, [{ key: 'like', value: '2' }])
    expect(refused).toEqual({ code: 20027, ...like })
    expect((await set(bob, [{ key: 'like', value: '2' }]))[0]).toMatchObject({ code: 0, value: '2' })
  })

  it('are deleted by key, and all of them at once', async () => {
    const { clock, alice, bob, settle, set, get } = await start()
    await set(alice, [like, { key: 'star', value: '5' }, { key: 'note', value: 'x' }])
    await get(bob)
    bob.told.length = 0
    const deleted = await inTime(clock, alice.chat.deleteMessageExtensions(alice.message(), ['absent', 'like']))
    expect(deleted.data.extensions.map(({ code }) => code)).toEqual([0, 0])
    await settle()
    await inTime(clock, alice.chat.deleteMessageExtensions(alice.message()))
    await settle()
    const messageID = bob.message().ID
    expect(bob.told).toEqual([
      { messageID, keyList: ['like'] },
      { messageID, keyList: ['star', 'note'] },
    ])
    expect([await get(alice), await get(bob)]).toEqual([[], []])
    await set(bob, [like])
    await settle()
    expect(await get(alice)).toEqual([like])
  })

  it('are at most 300 at one time, however many were deleted before', async () => {
    const { clock, alice, set } = await start()
    for (let round = 0; round < 15; round++) {
      const keys = Array.from({ length: 20 }, (_, index) => `k${round * 20 + index}`)
      await set(
        alice,
        keys.map((key) => ({ key, value: 'v' })),
      )
      await inTime(clock, alice.chat.deleteMessageExtensions(alice.message(), keys))
    }
    expect(await set(alice, [like])).toEqual([{ code: 0, ...like }])
  })

  it('are loaded page by page', async () => {
    const { server, alice, bob, set, get } = await start()
    server.extensions.pageSize = 3
    const some = Array.from({ length: 10 }, (_, index) => ({ key: `key${index}`, value: `${index}` }))
    await set(alice, some)
    expect(await get(bob)).toEqual(some)
    expect(server.count('getMessageExtensions')).toBeGreaterThanOrEqual(4)
  })

  it('that changed while a device was away, or whose push was lost, are loaded again', async () => {
    const { clock, server, alice, bob, settle, set, get } = await start()
    await set(alice, [like])
    await settle()
    await get(bob)
    server.isPushing = false
    await set(alice, [{ key: 'lost', value: '1' }])
    server.isPushing = true
    await set(alice, [{ key: 'seen', value: '1' }])
    await settle()
    expect((await get(bob)).map(({ key }) => key)).toEqual(['like', 'lost', 'seen'])
    server.isPushing = false
    await inTime(clock, alice.chat.deleteMessageExtensions(alice.message(), ['like']))
    server.isPushing = true
    bob.told.length = 0
    server.network.cut()
    await clock.advance(20_000)
    expect(bob.told).toEqual([{ messageID: bob.message().ID, keyList: ['like'] }])
    expect((await get(bob)).map(({ key }) => key)).toEqual(['lost', 'seen'])
  })

  it.each(['the changes', 'everything'])(
    'that were cleared while a device with the loaded list was away are gone there, when it reads %s again',
    async (what) => {
      const { clock, server, alice, bob, settle, set, get } = await start()
      await set(alice, [like, { key: 'star', value: '5' }])
      await settle()
      expect(await get(bob)).toHaveLength(2)
      bob.told.length = 0
      server.isPushing = false
      await inTime(clock, alice.chat.deleteMessageExtensions(alice.message()))
      server.isPushing = true
      if (what === 'everything') server.sync.expireCookies()
      server.network.cut()
      await clock.advance(20_000)
      expect(bob.told).toEqual([{ messageID: bob.message().ID, keyList: ['like', 'star'] }])
      expect(await get(bob)).toEqual([])
    },
  )

  it('that were deleted before they were loaded are gone, although only the push that set them has arrived', async () => {
    const { clock, server, alice, bob, settle, set, get } = await start()
    await set(alice, [like, { key: 'star', value: '5' }])
    await settle()
    const messageID = bob.message().ID
    expect(bob.told).toEqual([{ messageID, extensions: [like, { key: 'star', value: '5' }] }])
    server.isPushing = false
    await inTime(clock, alice.chat.deleteMessageExtensions(alice.message(), ['like']))
    server.isPushing = true
    expect(await get(bob, ['like'])).toEqual([])
    expect(bob.told.at(-1)).toEqual({ messageID, keyList: ['like'] })
    const names = { messageID, fromAccount: 'alice', toAccount: 'bob', groupID: '', messageSequence: 1 }
    const extensionList = [{ ...like, seq: 1, isDeleted: false }]
    const late = { operateType: 1 as const, extensionList, globalSequence: 1, clearSequence: 0 }
    server.push('bob', 'pushMessageExtensions', { ...names, ...late })
    await settle()
    expect(await get(bob)).toEqual([{ key: 'star', value: '5' }])
    expect(bob.told).toHaveLength(2)
    expect(await set(bob, [like])).toEqual([{ code: 0, ...like }])
  })

  it('are not the reactions to the message, which no deletion of extensions takes away', async () => {
    const { clock, server, alice, bob, settle, set, get } = await start()
    await set(alice, [like])
    await inTime(clock, bob.chat.addMessageReaction(bob.message(), '👍'))
    await settle()
    expect([await get(alice), await get(bob)]).toEqual([[like], [like]])
    const told = { messageID: bob.message().ID, extensions: [like] }
    expect([alice.told, bob.told]).toEqual([[told], [told]])
    const before = server.count('getMessageExtensions')
    const { extensions } = (await inTime(clock, bob.chat.deleteMessageExtensions(bob.message()))).data
    expect(extensions.map(({ key }) => key)).toEqual(['like'])
    await settle()
    expect(alice.told.at(-1)).toEqual({ messageID: alice.message().ID, keyList: ['like'] })
    const { reactionList } = (await inTime(clock, alice.chat.getMessageReactions({ messageList: [alice.message()] })))
      .data.resultList[0]!
    expect(reactionList).toMatchObject([{ reactionID: '👍', count: 1 }])
    expect([await get(alice), await get(bob)]).toEqual([[], []])
    expect(server.count('getMessageExtensions')).toBe(before)
  })

  it('are refused by name: without the ability, for other messages, for values of another type', async () => {
    const { clock, server, alice } = await start()
    const codeOf = (extensions: unknown, message = alice.message()) =>
      inTime(clock, alice.chat.setMessageExtensions(message, extensions as never)).catch(
        ({ errorName }: { errorName: string }) => errorName,
      )
    expect(await codeOf([{ key: 'a', value: 1 }])).toBe('PARAMS_INVALID')
    expect(await codeOf([])).toBe('PARAMS_INVALID')
    for (const key of ['', 'a\0b', 'a\ud83d']) expect(await codeOf([{ key, value: '1' }])).toBe('PARAMS_INVALID')
    expect(await codeOf([like], { ...alice.message(), isSupportExtension: false })).toBe('PARAMS_INVALID')
    expect(await codeOf([like], { ...alice.message(), status: 'unsend' })).toBe('MESSAGE_INSTANCE_REQUIRED')
    server.push('alice', 'pushCommercialConfig', { purchaseBits: '0', expiredTime: 86_400 })
    await clock.advance(100)
    expect(await codeOf([like])).toBe('CANNOT_USE_COMMERCIAL_ABILITY')
  })
})
