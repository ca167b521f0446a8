// @module-tag deep
import { getGuestInfo, getLiveChat, getRealLives } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { composerReady, lineIn, readAll, until } from './steps'
import { flood, newTalker, type Talker } from './talkers'

const TALKERS = 8
const PER_SECOND = 200
const SECONDS = 10
/** A screenful of lines; the room keeps 500, of which only those near the screen may be rendered. */
const MOST_NODES = 1_500

let server: ServerProcess
let fan: Fan
const talkers: Talker[] = []

beforeAll(async () => {
  // All talkers have one address.
  server = await ServerProcess.start({ RATE_LIMITS: 'off' })
  fan = await newFan(server)
})
afterAll(async () => {
  await Promise.all(talkers.map((talker) => talker.leave()))
  await fan.leave()
  await server.stop()
})

/** A room without slow mode. */
const openRoom = async () => {
  const api = createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
  const guest = await api.call(getGuestInfo, {})
  const asGuest = createApiClient({
    host: () => server.url,
    common: () => ({ uid: guest.userid, token: guest.txim_sign }),
  })
  const { list } = await api.call(getRealLives, { size: 50 })
  for (const room of list) {
    const rules = await asGuest.call(getLiveChat, { liveid: room.id })
    if (rules.slow_mode === 0) return room
  }
  throw new Error('There is no room without slow mode.')
}

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** The rendered lines, from the top. */
const drawn = (page: Page): Promise<string[]> =>
  page.getByRole('log').evaluate((log) => log.textContent?.match(/\d+·\d+/g) ?? [])

/** For each talker, the numbers of its lines in display order. */
const byTalker = (lines: readonly string[]) => {
  const numbers = Array.from({ length: TALKERS }, (): number[] => [])
  for (const line of lines) {
    const [talker = 0, number = 0] = line.split('·').map(Number)
    numbers[talker]?.push(number)
  }
  return numbers
}
const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
const hasNoGap = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)

it('a room with 200 lines per second stays usable', async ({ onTestFinished }) => {
  const { page } = fan
  const room = await openRoom()
  for (let k = 0; k < TALKERS; k++) talkers.push(await newTalker(server.url, room.group_id))
  await page.goto(fan.at(`/live-detail/${room.id}`))
  await composerReady(page)

  let over = false
  let hasWritten = false
  onTestFinished(() => void (hasWritten = true))
  const flooding = flood(talkers, { perSecond: PER_SECOND, seconds: SECONDS, isEnough: () => hasWritten }).finally(
    () => (over = true),
  )
  await until('the first lines', async () => (await drawn(page)).length > 0)

  const field = page.getByRole('textbox', { name: '说点什么', exact: true })
  await field.pressSequentially('还能写字')
  expect(await field.inputValue()).toBe('还能写字')
  await field.press('Enter')
  await until('the line to be sent', async () => (await field.inputValue()) === '')
  expect(over, 'the flood went on while the fan wrote').toBe(false)
  hasWritten = true

  while (!over) {
    expect(await nodes(page)).toBeLessThan(MOST_NODES)
    for (const numbers of byTalker(await drawn(page))) expect(isAscending(numbers), String(numbers)).toBe(true)
    await page.waitForTimeout(250)
  }
  const linesOfEach = await flooding

  await talkers[0]?.say('终场')
  await lineIn(page, '终场').waitFor()
  const [end, foot] = await Promise.all([lineIn(page, '终场').boundingBox(), page.getByRole('log').boundingBox()])
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0))

  const all = await readAll(page, /\d+·\d+/)
  expect(all.length).toBeGreaterThan(400)
  expect(new Set(all).size).toBe(all.length)
  for (const numbers of byTalker(all)) expect(hasNoGap(numbers), String(numbers)).toBe(true)
  expect(byTalker(all).map((numbers) => numbers.at(-1))).toEqual(Array(TALKERS).fill(linesOfEach - 1))
  await page.getByText(`聊天室 ${TALKERS + 1} 人`).waitFor()
  expect(fan.complaints).toEqual([])
})
