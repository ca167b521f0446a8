// @module-tag deep
// A stream in real time, with breaks. The gate tests what the player does in `live-playback.test.ts`.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, PATIENCE_MS, type Fan } from './fan'
import { ProviderServer } from './provider-server'
import { enterAs, fallAsleep } from './steps'

let server: ProviderServer
let [anchor, ana]: [Fan, Fan] = [] as never

beforeAll(async () => {
  server = await ProviderServer.start()
  anchor = await newFan(server)
  ana = await newFan(server, { canSleep: true })
})
afterAll(async () => {
  for (const fan of [anchor, ana]) await fan.leave()
  await server.stop()
})

/** Sends a stream of the demonstration, as an encoder does, until the returned function breaks it off. */
const pushTo = (address: string): (() => Promise<unknown>) => {
  const line = new AbortController()
  const { signal } = line
  const sent = fetch(`${server.url}/media/live/1/SD/1.flv`, { signal }).then(({ body }) =>
    fetch(address, { method: 'POST', body, duplex: 'half', signal } as RequestInit),
  )
  const ended = sent.catch((error: unknown) => error)
  return () => {
    line.abort()
    return ended
  }
}

/** Waits until the picture of a new or an old connection moves at the live edge. */
const playsAtTheEdge = async (page: Page) => {
  const place = () =>
    page.locator('video').evaluate((element) => {
      const { currentTime, buffered, videoWidth } = element as HTMLVideoElement
      const end = buffered.length === 0 ? Number.NaN : buffered.end(buffered.length - 1)
      return { time: currentTime, behind: videoWidth === 0 ? Number.NaN : end - currentTime }
    })
  const { time } = await place()
  await expect
    .poll(
      async () => {
        const now = await place()
        return now.time !== time && now.behind < 8
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(true)
}

it('a fan watches what the encoder of an anchor sends, also after the network, the encoder or the page was away', async () => {
  const match = await server.addMatch({ home: '曙光', away: '远山', startsIn: 60 })
  const room = await server.addRoom(match)
  await enterAs(anchor, 'demo1', room)
  await anchor.page.getByRole('button', { name: '开播与下播' }).click()
  await anchor.page.getByRole('textbox', { name: '直播间标题' }).fill('德比之夜')
  await anchor.page.getByRole('button', { name: '开始直播' }).click()
  const address = await anchor.page.getByRole('textbox', { name: '推流地址' }).inputValue()
  const first = pushTo(address)

  const { page } = ana
  await page.goto(ana.at(room))
  await playsAtTheEdge(page)

  ana.wire.cut()
  await page.getByText('播放失败').waitFor()
  ana.wire.mend()
  await playsAtTheEdge(page)

  await first()
  await page.waitForFunction(
    () => (document.querySelector('video')?.readyState ?? 0) < HTMLMediaElement.HAVE_FUTURE_DATA,
  )
  const second = pushTo(address)
  await playsAtTheEdge(page)

  const wake = await fallAsleep(page)
  await wake()
  await playsAtTheEdge(page)
  await second()
})
