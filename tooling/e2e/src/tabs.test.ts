// @module-tag deep
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { countOf, lineIn, say, uidOf, until } from './steps'
import { newWriter, type Writer } from './talkers'

let server: ServerProcess
let fan: Fan
let ada: Writer

beforeAll(async () => {
  server = await ServerProcess.start({ RATE_LIMITS: 'off' })
  fan = await newFan(server)
  ada = await newWriter(server.url)
})
afterAll(async () => {
  await ada.leave()
  await fan.leave()
  await server.stop()
})

/** Ends the process that draws the page, as the system does when memory is short: the page can do nothing more. */
const kill = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const dead = page.waitForEvent('crash')
  // It has no answer.
  session.send('Page.crash').catch(() => undefined)
  await dead
}

it('five tabs have one socket, and the tab that has it may be closed or killed: nothing is lost or doubled', async () => {
  const holders: Page[] = []
  const watch = (page: Page) => {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).pathname === '/binfo') holders.push(page)
    })
    return page
  }
  const pages = [watch(fan.page)]
  while (pages.length < 5) pages.push(watch(await fan.newTab()))
  for (const page of pages) {
    await page.goto(fan.at('/c2c?lang=cn&mode=light'))
    await page.getByText('还没有聊天').waitFor()
  }
  const me = await uidOf(fan.page)
  const shown = async (text: string) => {
    for (const page of pages) await page.getByRole('list', { name: '会话列表' }).getByText(text).waitFor()
  }
  await ada.write(me, ['第一句'])
  await shown('第一句')
  expect(holders).toEqual([fan.page])

  const [leader] = pages.splice(0, 1)
  await leader!.close({ runBeforeUnload: false })
  await ada.write(me, ['第二句'])
  await shown('第二句')
  await until('another tab to have the socket', async () => holders.length === 2)
  expect(pages).toContain(holders[1])

  const [second] = pages.splice(pages.indexOf(holders[1]!), 1)
  const [chat, ...lists] = pages
  await chat!.locator(`a[href$="/c2c-chatroom/${ada.userID}"]`).click()
  await lineIn(chat!, '第二句').waitFor()
  await kill(second!)
  const written = ada.write(me, ['第三句', '第四句'])
  await say(chat!, '消息', '还在吗')
  await written
  pages.splice(0, pages.length, ...lists)
  await until('the reply to arrive', async () => ada.heard().length > 0)
  await ada.write(me, ['第五句'])
  await shown('第五句')
  await lineIn(chat!, '第五句').waitFor()
  for (const line of ['第一句', '第二句', '第三句', '第四句', '第五句', '还在吗'])
    expect(await countOf(chat!, line), line).toBe(1)
  expect(ada.heard()).toEqual(['还在吗'])
  await until('a third tab to have the socket', async () => holders.length === 3)
  expect([chat, ...lists]).toContain(holders[2])
  expect(fan.complaints).toEqual([])
})
