// @module-tag deep
// Three browsers play one after the other: over 30 s on a busy machine. The gate tests each step on its screen.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ProviderServer } from './provider-server'
import { composerReady, enterAs, lineIn, noonZone, say } from './steps'

let server: ProviderServer
let [anchor, ana, bob]: [Fan, Fan, Fan] = [] as never

beforeAll(async () => {
  server = await ProviderServer.start()
  // The match that the anchor chooses is one of today.
  anchor = await newFan(server, { timezoneId: noonZone() })
  ana = await newFan(server)
  bob = await newFan(server)
})
afterAll(async () => {
  for (const fan of [anchor, ana, bob]) await fan.leave()
  await server.stop()
})

/** The player says so: nobody sends a picture to the address that the anchor gets. */
const NO_PICTURE = /code = 404, msg = Not Found/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

const goOnAir = async (page: Page) => {
  await button(page, '开播与下播').click()
  const form = sheet(page, '开播')
  await form.getByRole('textbox', { name: '直播间标题' }).fill('德比之夜')
  await form.getByRole('radio', { name: /曙光 – 远山/ }).click()
  await form.getByRole('button', { name: '开始直播' }).click()
  await sheet(page, '直播中').getByRole('textbox', { name: '推流地址' }).waitFor()
  await page.keyboard.press('Escape')
  await composerReady(page)
}

/** What a manager of the room can do with who wrote a line. */
const manage = async (page: Page, name: string) => {
  await page.getByRole('log').getByRole('button', { name }).last().click()
  await sheet(page, '观众资料').getByRole('button', { name: '房间管理' }).click()
  return sheet(page, '房间管理')
}

const stake = async (page: Page, team: string) => {
  await tab(page, '竞猜')
  await page.getByRole('button', { name: new RegExp(`^${team}`) }).click()
  await button(page, '投入 10 金币').click()
  await page.getByText('已投入 10 金币').waitFor()
  await tab(page, '聊天')
}

it('an anchor goes on air, two fans see a gift and stake on a quiz, and one of them, made a manager, mutes the other', async () => {
  const match = await server.addMatch({ home: '曙光', away: '远山', startsIn: 60 })
  const room = await server.addRoom(match)
  await enterAs(anchor, 'demo1', room)
  await goOnAir(anchor.page)
  await Promise.all([enterAs(ana, 'demo2', room), enterAs(bob, 'demo3', room)])
  for (const { page } of [ana, bob]) await composerReady(page)
  await ana.page.getByText('德比之夜').first().waitFor()

  await button(ana.page, '礼物').click()
  const gifts = sheet(ana.page, '礼物')
  await gifts.getByRole('radio', { name: /足球/ }).click()
  await gifts.getByRole('button', { name: '赠送', exact: true }).click()
  for (const { page } of [anchor, ana, bob]) await lineIn(page, '送出足球').waitFor()
  await ana.page.keyboard.press('Escape')

  await tab(anchor.page, '竞猜')
  await button(anchor.page, '开竞猜').click()
  await button(anchor.page, '开出竞猜').click()
  await stake(ana.page, '曙光')
  await stake(bob.page, '远山')
  await anchor.page.getByText('奖池 20 金币').waitFor()
  await tab(anchor.page, '聊天')

  await say(ana.page, '说点什么', '好球')
  await lineIn(anchor.page, '好球').waitFor()
  await (await manage(anchor.page, 'demo2')).getByRole('switch', { name: '设为房管' }).click()

  await say(bob.page, '说点什么', '广告')
  await lineIn(ana.page, '广告').waitFor()
  await button(ana.page, '房间管理').waitFor()
  await (await manage(ana.page, 'demo3')).getByRole('button', { name: '10分钟' }).click()
  await bob.page.getByPlaceholder('您已被禁言').and(bob.page.locator(':disabled')).waitFor()
  await ana.page.keyboard.press('Escape')
  await say(ana.page, '说点什么', '清静了')
  await lineIn(bob.page, '清静了').waitFor()

  for (const { complaints } of [anchor, ana, bob])
    expect(complaints.filter((complaint) => !NO_PICTURE.test(complaint))).toEqual([])
})
