// @module-tag deep
import { getDateMatch } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backToChats, meet, openChat, visitChats, type ChatsVisit, type VisitOptions } from './chats-visit'
import { ServerProcess } from './server-process'
import { newFan } from './fan'
import { enterFirstRoom, fallAsleep, lineIn, readAll, say, until, videoTime } from './steps'
import { newWriter, type Writer } from './talkers'

const OFFLINE = '网络已断开，正在显示已有内容'
const RECONNECTING = '正在重新连接…'
const BACK = '已恢复连接'
const LINE = /第\d+句/
/** An unanswered probe times out after three seconds; the rest is for the reconnect. */
const AT_ONCE_MS = 8_000
/** A ping follows ten seconds after the last traffic and times out after three; the rest is for the reconnect. */
const BY_PING_MS = 16_000

let server: ServerProcess
let ada: Writer
let bob: Writer

beforeAll(async () => {
  server = await ServerProcess.start({ RATE_LIMITS: 'off' })
  ;[ada, bob] = await Promise.all([newWriter(server.url), newWriter(server.url)])
})
afterAll(async () => {
  await Promise.all([ada.leave(), bob.leave()])
  await server.stop()
})

/**
 * A user who goes away and returns, in their own browser. In all cases the notice has no flicker and the console no
 * errors.
 */
const away = (options: VisitOptions, run: (visit: ChatsVisit) => Promise<void>) => async () => {
  const visit = await visitChats(server, options)
  try {
    await run(visit)
    expect(visit.line.mostAtOnce, 'things said at the same time').toBeLessThanOrEqual(1)
    expect(visit.complaints, 'the console').toEqual([])
  } finally {
    await visit.leave()
  }
}

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `第${from + index}句`)

/** Nothing if it was fast enough, otherwise the texts in order. */
const expectCalm = ({ line }: ChatsVisit) =>
  expect(['', RECONNECTING, RECONNECTING + BACK]).toContain(line.said.filter((text) => text !== OFFLINE).join(''))

it.concurrent(
  'after airplane mode for ten minutes all missed messages are recovered',
  away({ fakeClock: true }, async (visit) => {
    const { page, wire, line, me } = visit
    await meet(visit, bob)
    await openChat(visit, bob)
    await backToChats(visit)
    await meet(visit, ada)
    await openChat(visit, ada)

    wire.cut()
    await page.context().setOffline(true)
    const chatting = Promise.all([ada.write(me, lines(1, 305)), bob.write(me, lines(1, 40))])
    for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000)
    await chatting
    expect(line.said).toEqual([OFFLINE])
    wire.mend()
    await page.context().setOffline(false)

    await lineIn(page, '第305句').waitFor()
    await until('the line to fall silent', async () => line.said.at(-1) === '')
    expect(line.said).toEqual([OFFLINE, RECONNECTING, BACK, ''])
    expect(await readAll(page, LINE)).toEqual(lines(1, 305))

    await backToChats(visit)
    // Opens at the first unread message.
    await openChat(visit, bob, '第1句')
    await page.getByRole('button', { name: /条新消息/ }).click()
    await lineIn(page, '第40句').waitFor()
    expect(await readAll(page, LINE)).toEqual(lines(1, 40))

    await backToChats(visit)
    // Ten minutes later the date may have changed.
    await page.clock.setSystemTime(Date.now())
    await page.getByRole('link', { name: '赛程' }).click()
    await page.getByRole('radio', { name: /^进行中/ }).click()
    await until('the scores to be right', async () => (await wrongScores(page)).length === 0)
  }),
)

it.concurrent(
  'a change of network is detected within 13 seconds without an event of the phone',
  away({}, async (visit) => {
    const { page, wire, me } = visit
    await meet(visit, ada)
    await openChat(visit, ada)
    wire.loseTrack()
    await ada.write(me, lines(1, 25))
    await lineIn(page, '第25句').waitFor({ timeout: BY_PING_MS })
    expect(await readAll(page, LINE)).toEqual(lines(1, 25))
    expectCalm(visit)
  }),
)

it.concurrent(
  'a change of network is detected at once with an event of the phone',
  away({}, async (visit) => {
    const { page, wire, me } = visit
    await meet(visit, ada)
    await openChat(visit, ada)
    wire.loseTrack()
    await page.context().setOffline(true)
    await ada.write(me, lines(1, 25))
    await page.context().setOffline(false)
    await lineIn(page, '第25句').waitFor({ timeout: AT_ONCE_MS })
    expect(await readAll(page, LINE)).toEqual(lines(1, 25))
    expectCalm(visit)
  }),
)

it.concurrent(
  'a frozen tab is up to date as soon as it is resumed',
  away({ canSleep: true }, async (visit) => {
    const { page, wire, me } = visit
    await meet(visit, ada)
    await openChat(visit, ada)
    const ticks = await countTicks(page)
    const wake = await fallAsleep(page)
    const before = await ticks()
    wire.cut()
    wire.mend()
    await ada.write(me, lines(1, 25))
    expect((await ticks()) - before, 'nothing runs in the tab').toBeLessThanOrEqual(1)
    await wake()
    await lineIn(page, '第25句').waitFor({ timeout: AT_ONCE_MS })
    expect(await readAll(page, LINE)).toEqual(lines(1, 25))
    expectCalm(visit)
  }),
)

it.concurrent(
  'a frozen tab whose socket died silently is up to date as soon as it is resumed',
  away({ canSleep: true }, async (visit) => {
    const { page, wire, me } = visit
    await meet(visit, ada)
    await openChat(visit, ada)
    const wake = await fallAsleep(page)
    wire.loseTrack()
    await ada.write(me, lines(1, 25))
    await wake()
    await lineIn(page, '第25句').waitFor({ timeout: AT_ONCE_MS })
    expect(await readAll(page, LINE)).toEqual(lines(1, 25))
    expectCalm(visit)
  }),
)

it.concurrent(
  'after an hour of a closed laptop lid the dead socket is detected at once',
  away({ fakeClock: true }, async (visit) => {
    const { page, wire, me } = visit
    await meet(visit, ada)
    await openChat(visit, ada)
    wire.loseTrack()
    await ada.write(me, lines(1, 25))
    await page.clock.fastForward('01:00:00')
    await lineIn(page, '第25句').waitFor({ timeout: AT_ONCE_MS })
    expect(await readAll(page, LINE)).toEqual(lines(1, 25))
    expectCalm(visit)
  }),
)

it.concurrent('the picture of a live room continues automatically after an outage', async ({ onTestFinished }) => {
  const { page, wire, at, leave, complaints } = await newFan(server)
  onTestFinished(leave)
  await enterFirstRoom(page, at('/live/lives'))
  const moves = async () => {
    const before = await videoTime(page)
    await page.waitForTimeout(500)
    return (await videoTime(page)) > before
  }
  await until('the video to play', moves)
  wire.cut()
  await page.getByText(RECONNECTING).waitFor()
  await until('the video to stand still', async () => !(await moves()))
  wire.mend()
  await until('the video to go on', moves)
  expect(complaints).toEqual([])
})

it('clients of a drained server continue at the next one, and messages written meanwhile arrive', async ({
  onTestFinished,
}) => {
  const [first, second] = await Promise.all([server.twin(), server.twin()])
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])))
  const visit = await visitChats(first, {})
  onTestFinished(() => visit.leave())
  const { page, wire, me } = visit
  const eve = await newWriter(wire.url)
  onTestFinished(() => eve.leave())
  await meet(visit, eve)
  await openChat(visit, eve)

  wire.leadTo(second)
  const moved = Promise.all([first.stop(), say(page, '消息', '搬家时写的')])
  await eve.write(me, lines(1, 25))
  await moved
  // The two servers have no bus between them, so this message makes clients of the second one recover those of the
  // first.
  await eve.write(me, lines(26, 26))
  await lineIn(page, '第26句').waitFor()
  const all = await readAll(page, /第\d+句|搬家时写的|发送中|点击重发/)
  expect(all.filter((text) => text.startsWith('第'))).toEqual(lines(1, 26))
  expect(all.filter((text) => !text.startsWith('第'))).toEqual(['搬家时写的'])
  expectCalm(visit)
  expect(visit.complaints).toEqual([])
})

/** Runs a timer in a page every 50 ms; returns how often it has run. */
const countTicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counter = Object.assign(window, { ticks: 0 })
    setInterval(() => (counter.ticks += 1), 50)
  })
  return () => page.evaluate(() => (window as unknown as { ticks: number }).ticks)
}

/** The visible matches in play whose score differs from the server's. */
const wrongScores = async (page: Page): Promise<string[]> => {
  const shown = await page
    .locator('article[data-phase="live"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')?.split(', ')[0] ?? ''))
  const api = createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
  const { list } = await api.call(getDateMatch, {})
  const right = new Set(
    list.map(
      ({ hometeam, home_score, away_score, awayteam }) =>
        `${hometeam.short_name_zh} ${home_score} – ${away_score} ${awayteam.short_name_zh}`,
    ),
  )
  return shown.length === 0 ? ['nothing in play is in sight'] : shown.filter((score) => !right.has(score))
}
