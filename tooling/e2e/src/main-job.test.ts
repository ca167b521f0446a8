import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { composerReady, countOf, enterFirstRoom, lineIn, register, say, uidOf, until, videoTime } from './steps'

const fans: Fan[] = []
let server: ServerProcess

const arrive = async (options?: Parameters<typeof newFan>[1]) => {
  const fan = await newFan(server, options)
  fans.push(fan)
  return fan
}

beforeAll(async () => {
  server = await ServerProcess.start()
})
afterEach(async () => {
  const complaints = fans.flatMap((fan) => fan.complaints)
  await Promise.all(fans.splice(0).map((fan) => fan.leave()))
  expect(complaints).toEqual([])
})
afterAll(() => server.stop())

describe('a fresh visitor', () => {
  it('becomes a guest and sees a score or clock change without a reload', async () => {
    const { page, at } = await arrive()
    await page.goto(at('/'))
    await page.waitForURL(/\/score$/)
    const live = page.locator('article[data-phase="live"]')
    await live.first().waitFor()
    const before = await page.getByRole('main').innerText()
    await until('a change in the list', async () => (await page.getByRole('main').innerText()) !== before)
    expect(await uidOf(page), 'the guest is kept').toMatch(/^g/)
  })

  it('opens a live room whose video plays', async () => {
    const { page, at } = await arrive()
    await enterFirstRoom(page, at('/live/lives'))
    await until('the video to play', async () => (await videoTime(page)) > 0)
    const before = await videoTime(page)
    await until('the video to go on', async () => (await videoTime(page)) > before + 1)
  })
})

describe('two users, one guest and one member', () => {
  it('chat in a room and in private, both ways', async () => {
    const guest = await arrive()
    const member = await arrive()
    await register(member.page, member.at('/register'), 'fan1234', 'secret12')
    const room = new URL(await enterFirstRoom(guest.page, guest.at('/live/lives'))).pathname
    await member.page.goto(member.wire.url + room)
    await composerReady(member.page)

    await say(guest.page, '说点什么', '客队加油')
    await lineIn(member.page, '客队加油').waitFor()
    await say(member.page, '说点什么', '主队加油')
    await lineIn(guest.page, '主队加油').waitFor()

    await guest.page.goto(guest.at(`/c2c-chatroom/${await uidOf(member.page)}`))
    await member.page.goto(member.at(`/c2c-chatroom/${await uidOf(guest.page)}`))
    await say(guest.page, '消息', '你好，我是游客')
    await lineIn(member.page, '你好，我是游客').waitFor()
    await say(member.page, '消息', '你好，欢迎')
    await lineIn(guest.page, '你好，欢迎').waitFor()
  })

  /** One of them has no network from before a message of theirs until those of the other have been missed, and `meanwhile`. */
  const talkThroughCut = async (meanwhile: () => Promise<unknown>) => {
    const cut = await arrive()
    const other = await arrive()
    const room = new URL(await enterFirstRoom(cut.page, cut.at('/live/lives'))).pathname
    await other.page.goto(other.wire.url + room)
    await composerReady(other.page)
    await say(cut.page, '说点什么', '剪线之前')
    await lineIn(other.page, '剪线之前').waitFor()

    cut.wire.cut()
    const isOver = meanwhile()
    await say(cut.page, '说点什么', '断线时写的')
    for (let line = 1; line <= 5; line++) await say(other.page, '说点什么', `你错过的 ${line}`)
    await isOver
    cut.wire.mend()

    for (let line = 1; line <= 5; line++) await lineIn(cut.page, `你错过的 ${line}`).waitFor()
    await lineIn(other.page, '断线时写的').waitFor()
    await cut.page.getByRole('button', { name: '发送失败，点击重发' }).waitFor({ state: 'hidden' })
    for (const page of [cut.page, other.page])
      for (const text of ['剪线之前', '断线时写的', ...[1, 2, 3, 4, 5].map((line) => `你错过的 ${line}`)])
        expect(await countOf(page, text), text).toBe(1)
  }

  it('neither lose nor duplicate messages when the network of one is cut and comes back', () =>
    talkThroughCut(async () => {}))

  it('neither lose nor duplicate messages during a network cut of 20 seconds', { tags: ['deep'] }, () =>
    talkThroughCut(() => new Promise((resolve) => setTimeout(resolve, 20_000))),
  )

  it('find both histories complete after the server is killed and restarted', async () => {
    const guest = await arrive()
    const member = await arrive()
    await register(member.page, member.at('/register'), 'fan5678', 'secret12')
    const room = new URL(await enterFirstRoom(guest.page, guest.at('/live/lives'))).pathname
    for (let line = 1; line <= 3; line++) {
      await say(guest.page, '说点什么', `房间 ${line}`)
      await lineIn(guest.page, `房间 ${line}`).waitFor()
    }
    const [guestId, memberId] = [await uidOf(guest.page), await uidOf(member.page)]
    await guest.page.goto(guest.at(`/c2c-chatroom/${memberId}`))
    await member.page.goto(member.at(`/c2c-chatroom/${guestId}`))
    // In turns, because a guest may send only five messages in five seconds.
    for (let line = 1; line <= 3; line++) {
      const [speaker, listener] = line === 2 ? [member, guest] : [guest, member]
      await say(speaker.page, '消息', `私聊 ${line}`)
      await lineIn(listener.page, `私聊 ${line}`).waitFor()
    }

    await server.kill()
    await server.run()

    await member.page.reload()
    await guest.page.goto(guest.wire.url + room)
    for (let line = 1; line <= 3; line++) {
      await lineIn(member.page, `私聊 ${line}`).waitFor()
      await lineIn(guest.page, `房间 ${line}`).waitFor()
      expect(await countOf(member.page, `私聊 ${line}`)).toBe(1)
      expect(await countOf(guest.page, `房间 ${line}`)).toBe(1)
    }
    await guest.page.goto(guest.at(`/c2c-chatroom/${memberId}`))
    for (let line = 1; line <= 3; line++) await lineIn(guest.page, `私聊 ${line}`).waitFor()
  })
})

describe('check-in', () => {
  it('pays the prize of the day once, also if two tabs click together', async () => {
    const fan = await arrive()
    await register(fan.page, fan.at('/register'), 'fan9999', 'secret12')
    const second = await fan.newTab()
    const buttons = await Promise.all(
      [fan.page, second].map(async (page) => {
        await page.goto(fan.at('/user-center'))
        const button = page.getByRole('button', { name: '立即签到' })
        await button.waitFor()
        return button
      }),
    )
    // A reload before both are answered may read the gold from before the prize, and the check-in from after it.
    const answers = [fan.page, second].map((page) => page.waitForResponse(/\/checkin$/i))
    await Promise.all(buttons.map((button) => button.click()))
    await Promise.all(answers)
    for (const page of [fan.page, second]) {
      await page.reload()
      await page.getByText('您今天已签到').first().waitFor()
      await page.getByTestId('gold').getByText('50', { exact: true }).waitFor()
    }
  })
})
