import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { blocklist } from '.'

const start = async (prepare: (server: FakeServer) => void = () => undefined) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  prepare(server)
  const { chat } = await loggedIn('alice', { clock, server, modules: [blocklist] })
  const told: (readonly string[])[] = []
  chat.on(EVENT.BLACKLIST_UPDATED, ({ data }) => told.push(data))
  const list = async () => (await inTime(clock, chat.getBlacklist())).data
  return { chat, clock, server, told, list }
}

describe('IM-81: the block list', () => {
  it('is added to and removed from, with the ids as results and events', async () => {
    const { chat, clock, told, list } = await start()
    expect(await list()).toEqual([])
    expect((await inTime(clock, chat.addToBlacklist({ userIDList: ['bob', 'carol', 'bob'] }))).data).toEqual([
      'bob',
      'carol',
    ])
    expect(new Set(await list())).toEqual(new Set(['bob', 'carol']))
    expect((await inTime(clock, chat.removeFromBlacklist({ userIDList: ['bob'] }))).data).toEqual(['bob'])
    expect(await list()).toEqual(['carol'])
    expect(told.map((ids) => ids.length)).toEqual([2, 1])
  })

  it('does not take the user, an unknown user, or no user', async () => {
    const { chat, clock, server, told } = await start()
    server.people.absent.add('nobody')
    await expect(chat.addToBlacklist({ userIDList: ['bob', 'alice'] })).rejects.toMatchObject({
      errorName: 'CANNOT_ADD_SELF_TO_BLACKLIST',
      code: 2742,
    })
    await expect(chat.addToBlacklist({ userIDList: [] })).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect(server.count('addToBlocklist')).toBe(0)
    await expect(inTime(clock, chat.addToBlacklist({ userIDList: ['nobody'] }))).rejects.toMatchObject({ code: 20003 })
    expect((await inTime(clock, chat.addToBlacklist({ userIDList: ['nobody', 'bob'] }))).data).toEqual(['bob'])
    expect(told).toEqual([['bob']])
  })

  it('is read in pages of 30 of one version, and again from the beginning if it changes meanwhile', async () => {
    const all = Array.from({ length: 70 }, (_, i) => `user${i}`)
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.people.block('alice', all)
    const get = server.handler('getBlocklist')
    let hasChanged = false
    server.answer('getBlocklist', (body, ...rest) => {
      if (body.startIndex === 30 && !hasChanged) {
        hasChanged = true
        server.people.block('alice', ['late'])
      }
      return get(body, ...rest)
    })
    const { chat } = await loggedIn('alice', { clock, server, modules: [blocklist] })
    const { data } = await inTime(clock, chat.getBlacklist())
    expect(data.toSorted()).toEqual([...all, 'late'].toSorted())
    const pages = server.requests.filter(({ name }) => name === 'getBlocklist').map(({ body }) => body.startIndex)
    expect(pages).toEqual([0, 30, 0, 30, 60])
  })

  it('follows another device, also after being away', async () => {
    const { clock, server, told, list } = await start()
    server.people.block('alice', ['bob'])
    await clock.advance(100)
    expect(told).toEqual([['bob']])
    server.isPushing = false
    server.people.block('alice', ['carol'])
    server.network.cut()
    await clock.advance(5_000)
    expect(told.at(-1)).toHaveLength(2)
    expect(await list()).toHaveLength(2)
  })

  it('is changed once if the connection breaks before the reply', async () => {
    const { chat, clock, server, list } = await start()
    const call = chat.addToBlacklist({ userIDList: ['bob'] })
    server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    await clock.advance(10)
    server.network.fate = () => 'deliver'
    server.network.cut()
    expect((await inTime(clock, call)).data).toEqual(['bob'])
    expect(server.world.listVersion('alice', 'blocklist')).toBe(1)
    expect(await list()).toEqual(['bob'])
  })

  it('ends a reading whose pages never end', async () => {
    const { chat, clock, server } = await start()
    server.answer('getBlocklist', () => ({ blacklistItem: [], startIndex: 30, currentSequence: 1 }))
    server.changeLists('alice', ['blocklist'])
    await clock.advance(10)
    await expect(inTime(clock, chat.getBlacklist())).rejects.toMatchObject({ errorName: 'REPLY_INVALID' })
  })
})
