// @module-tag deep
import { instantFromMs, shanghaiDay, shanghaiDayStart } from '@org/domain'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { acceptFirstVip, enterFirstRoom, signUp, until, videoTime } from './steps'

const DAY_MS = 86_400_000
const STAGE_MS = 1_800_000
const REPORT = /updateVideoWatchTime/

let server: ServerProcess
let fan: Fan
/** How far the server's time is ahead. */
let ahead = 0

/** How far it is to the next noon in Shanghai, far from a change of the day. */
const toNoon = (): number => {
  const now = Date.now()
  const noon = (shanghaiDayStart(shanghaiDay(instantFromMs(now))) ?? 0) * 1_000 + DAY_MS / 2
  return noon < now ? noon + DAY_MS - now : noon - now
}

beforeAll(async () => {
  server = await ServerProcess.start()
  ahead = toNoon()
  await server.skip(ahead)
})
beforeEach(async () => {
  fan = await newFan(server)
})
afterEach(async () => {
  const complaints = fan.complaints.splice(0)
  await fan.leave()
  expect(complaints).toEqual([])
})
afterAll(() => server.stop())

const goldIs = (page: Page, gold: number) => page.getByTestId('gold').getByText(String(gold), { exact: true }).waitFor()
const checkInOf = (page: Page) => page.getByRole('button', { name: '立即签到' })
const claimOf = (page: Page, task: string) => page.getByRole('button', { name: new RegExp(`^(重新)?领取 ${task}$`) })
const rowOf = (page: Page, task: string) => page.getByRole('listitem').filter({ hasText: task })

/** The phone plays for a moment, and says when it leaves the room that it was an hour. */
const watch = async (page: Page): Promise<void> => {
  await until('the video to play', async () => (await videoTime(page)) > 0)
  const before = await videoTime(page)
  await until('the video to go on', async () => (await videoTime(page)) > before + 2)
  const reported = page.waitForResponse(REPORT)
  await page.goBack()
  expect((await reported).status()).toBe(200)
}

const openTasks = async (page: Page): Promise<void> => {
  await page.goto(fan.at('/task'))
  await page.getByRole('heading', { name: '任务中心' }).first().waitFor()
}

/** A new member, whose phone is a day ahead, checks in, and takes the award of the first login in two tabs at once. */
const beginTasks = async (account: string): Promise<Page> => {
  const { page } = fan
  await page.context().clock.install({ time: Date.now() + ahead + DAY_MS })
  await signUp(page, fan.at('/register'), account, 'secret12')
  await page.getByRole('dialog', { name: '恭喜您获得 看球VIP会员 3天' }).waitFor()
  await acceptFirstVip(page)

  await openTasks(page)
  await checkInOf(page).click()
  await page.getByText('签到成功，+50金币，连续1天').waitFor()
  await goldIs(page, 50)

  const second = await fan.newTab()
  await openTasks(second)
  const tabs = [page, second]
  await Promise.all(tabs.map((tab) => claimOf(tab, '首次登录APP').waitFor()))
  await Promise.all(tabs.map((tab) => claimOf(tab, '首次登录APP').click()))
  for (const tab of tabs) {
    await goldIs(tab, 550)
    await claimOf(tab, '首次登录APP').waitFor({ state: 'hidden' })
  }
  return second
}

it('a member whose phone is wrong by a day gets the check-in and the award of this day once', async () => {
  await beginTasks('fan4331')
})

it('a member whose phone is wrong by a day earns and misses the days, minutes and awards that the server saw', async () => {
  const { page } = fan
  const second = await beginTasks('fan4330')
  await page.route(REPORT, (route, request) =>
    route.continue({ postData: { ...request.postDataJSON(), watch_seconds: 3_600 } }),
  )
  await enterFirstRoom(page, fan.at('/live/lives'))
  await watch(page)
  await openTasks(second)
  await rowOf(second, '观看直播').getByText('0/4').waitFor()
  await server.skip(STAGE_MS)
  await page.goForward()
  await page.locator('video').waitFor()
  await watch(page)
  await rowOf(second, '观看直播').getByText('1/4').waitFor()
  await claimOf(second, '观看直播').click()
  await goldIs(second, 580)

  await server.skip(2 * DAY_MS)
  await openTasks(page)
  await checkInOf(page).click()
  const question = page.getByRole('dialog', { name: '补签' })
  await question.getByText('补签需要 50 金币，可获得 60 金币').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText('签到成功，+60金币，连续2天').waitFor()
  await goldIs(page, 590)
  await rowOf(page, '观看直播').getByText('0/4').waitFor()
  await checkInOf(page).click()
  await page.getByText('签到成功，+70金币，连续3天').waitFor()
  await goldIs(page, 660)
  await openTasks(second)
  await second.getByRole('button', { name: '您今天已签到' }).waitFor()
  await goldIs(second, 660)
})
