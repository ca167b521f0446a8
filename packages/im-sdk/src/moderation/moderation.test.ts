import { describe, expect, it } from 'vitest'
import { TYPES } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { moderation } from '.'

const entry = (profanity: string, filterType: 1 | 2, replacement = '') => ({
  profanity,
  replacement,
  filterType,
  profanityType: 0,
})

const start = async (list = [entry('foul', 2), entry('bribe', 1), entry('cheat', 2, 'play')]) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.words = { version: 7, list }
  const { chat } = await loggedIn('alice', { modules: [moderation()], clock, server })
  const send = async (text: string) => {
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text } })
    return (await inTime(clock, chat.sendMessage(message))).data.message
  }
  const shown = () => chat.views.messages('C2Cbob').get().messages
  return { chat, server, clock, send, shown }
}

describe('moderation', () => {
  it('replaces words before sending, and shows the sent text', async () => {
    const { send, shown } = await start()
    expect((await send('a FOUL, no cheat')).payload).toEqual({ text: 'a ****, no play' })
    expect(shown().map(({ payload }) => payload)).toEqual([{ text: 'a ****, no play' }])
  })

  it('does not send a text with a refused word, and keeps it in the list as failed', async () => {
    const { send, shown, server } = await start()
    await expect(send('a bribe')).rejects.toMatchObject({ errorName: 'PROFANITY_FOUND', code: 3111 })
    expect(server.count('sendC2CMessage')).toBe(0)
    expect(shown()).toMatchObject([{ status: 'fail', payload: { text: 'a bribe' } }])
  })

  it.each(['-1', '"60"', 'null', '1e400'])(
    'fetches again after an hour if the lifetime is %s seconds',
    async (expiredTime) => {
      const clock = new FakeClock()
      const server = new FakeServer(clock)
      server.answer('getProfanityList', () => new Promise<never>(() => undefined))
      await loggedIn('alice', { modules: [moderation()], clock, server })
      const { servcmd, seq } = server.requests.find(({ name }) => name === 'getProfanityList')!.head
      const config = `{"IsEnabled":1,"ExpiredTime":${expiredTime}}`
      const body = `{"Version":1,"CompleteFlag":1,"StartIndex":0,"ProfanityList":[],"FilterConfig":${config}}`
      server.pushRaw(`{"head":${JSON.stringify({ servcmd, seq })},"body":${body}}`)
      await clock.advance(3_590_000)
      expect(server.count('getProfanityList')).toBe(1)
      await clock.advance(20_000)
      expect(server.count('getProfanityList')).toBe(2)
    },
  )

  it('fetches again at the time from the server, and applies a list only once', async () => {
    const { server, clock, send } = await start()
    const pages = server.count('getProfanityList')
    expect(pages).toBe(3)
    await clock.advance(86_400_000)
    expect(server.count('getProfanityList')).toBe(pages + 1)
    expect((await send('foul')).payload).toEqual({ text: '****' })
    server.words = { version: 8, list: [entry('fair', 2)] }
    await clock.advance(86_400_000)
    expect((await send('foul and fair')).payload).toEqual({ text: 'foul and ****' })
  })

  it('accepts everything if the back end has no list', async () => {
    const { send } = await start([])
    expect((await send('foul')).payload).toEqual({ text: 'foul' })
  })

  it('stops after too many pages, and fetches again after an hour', async () => {
    const { server, clock } = await start()
    server.answer('getProfanityList', () => ({
      version: 9,
      completeFlag: 0,
      startIndex: server.count('getProfanityList'),
      profanityList: [entry('foul', 2)],
      filterConfig: { isEnabled: 1, expiredTime: 60 },
    }))
    await clock.advance(86_400_000)
    const asked = server.count('getProfanityList')
    await clock.advance(3_500_000)
    expect(server.count('getProfanityList')).toBe(asked)
    await clock.advance(200_000)
    expect(server.count('getProfanityList')).toBeGreaterThan(asked)
  })

  it('never ends in a circle when the pages of the server do', async () => {
    const { server, clock } = await start()
    server.answer('getProfanityList', () => ({
      version: 9,
      completeFlag: 0,
      startIndex: 0,
      profanityList: [],
      filterConfig: { isEnabled: 1, expiredTime: 60 },
    }))
    const asked = server.count('getProfanityList')
    await clock.advance(86_400_000)
    expect(server.count('getProfanityList')).toBe(asked + 1)
    await clock.advance(3_600_000)
    expect(server.count('getProfanityList')).toBe(asked + 2)
  })
})
