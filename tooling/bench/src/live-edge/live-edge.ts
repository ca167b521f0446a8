import { CuttableProxy, launchOptions } from '@tooling/browser'
import { chromium, type Page } from 'playwright-core'
import type { OurMethods } from '../gifts/our-server.process'
import { alone, type Bench } from '../bench'
import { startHelperFromSource } from '../harness/helper'
import { median } from '../harness/median'
import { memberOf } from '../harness/member'
import { PORTS } from '../harness/ports'
import { buildApp } from '../harness/product'
import { encoder } from './encoder'

const ROUNDS = 5
const AWAY_MS = 10_000
/** Until the picture is steady before the network goes. */
const STEADY_MS = 12_000
const PATIENCE_MS = 120_000
/** The picture is at the live edge when fewer seconds have arrived and are not shown, and moves when it does so step by step. */
const EDGE = { most: 3, steps: 10 }

/** A fan watches what an encoder sends, loses the network for ten seconds, and gets it back. */
export const liveEdge: Bench = {
  name: 'live-edge',
  summary: 'the time from the network being back until a pushed stream moves at the live edge, in a browser',
  run: async (say) => {
    say('the app is built')
    await buildApp()
    const port = PORTS.liveEdge
    const site = `http://127.0.0.1:${port}`
    const ends: (() => unknown)[] = []
    try {
      const server = startHelperFromSource<OurMethods>('gifts/our-server.process.ts')
      ends.push(() => server.stop())
      const wire = await CuttableProxy.start({ port })
      ends.push(() => wire.stop())
      const browser = await chromium.launch(launchOptions())
      ends.push(() => browser.close())
      const { liveid } = await server.ask('start', { port, guests: 0 })
      ends.push(encoder(`${site}/media/live/1/SD/1.flv`, new URL(await startShow(port), site).href))
      const page = await browser.newPage({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' })
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(`${wire.url}/m/live-detail/${liveid}`)
      const delays: number[] = []
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS}`)
        delays.push(await awayAndBack(page, wire))
      }
      return [
        alone('live-edge, online to moving at the live edge, median', 'ms', median(delays)),
        alone('live-edge, online to moving at the live edge, worst (aim 5,000)', 'ms', Math.max(...delays)),
      ]
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  },
}

/** The address to which the anchor's encoder sends. */
const startShow = async (port: number): Promise<string> => {
  const call = await memberOf(port, 'demo2')
  const form = { title: '决赛', categoryid: 1, request_key: 'bench show' }
  const { push } = await call<{ push: { url: string } }>('/api/live/startLive', form)
  return push.url
}

/** In milliseconds, from the event `online` of the page. */
const awayAndBack = async (page: Page, wire: CuttableProxy): Promise<number> => {
  await page.evaluate(untilAtEdge, EDGE)
  await page.waitForTimeout(STEADY_MS)
  // What is being received goes on when only the browser is offline.
  wire.cut()
  await page.context().setOffline(true)
  await page.waitForTimeout(AWAY_MS)
  if (await page.evaluate(moves)) throw new Error('The picture moves without a network.')
  await page.evaluate(noteOnline)
  wire.mend()
  await page.context().setOffline(false)
  const atEdge = await page.evaluate(untilAtEdge, EDGE)
  const back = await page.evaluate(() => (globalThis as Noted).backAt)
  if (back === undefined) throw new Error('The page has not heard that the network is back.')
  return atEdge - back
}

/** Whether the time of the video is another one after a moment. */
const moves = async (): Promise<boolean> => {
  const before = document.querySelector('video')?.currentTime
  await new Promise((resolve) => setTimeout(resolve, 300))
  return document.querySelector('video')?.currentTime !== before
}

type Noted = typeof globalThis & { backAt?: number }

/** Notes the moment in which the page hears that the network is back. */
const noteOnline = () => {
  delete (globalThis as Noted).backAt
  addEventListener('online', () => Object.assign(globalThis, { backAt: Date.now() }), { once: true })
}

/**
 * The moment of the first of several steps in which the picture moves by no more than the time that passes, while nearly all
 * that has arrived is shown.
 */
const untilAtEdge = async ({ most, steps }: { most: number; steps: number }): Promise<number> => {
  const deadline = Date.now() + 60_000
  let moved: number[] = []
  while (Date.now() < deadline) {
    const before = document.querySelector('video')?.currentTime ?? 0
    await new Promise((resolve) => setTimeout(resolve, 50))
    const video = document.querySelector('video')
    const end = video && video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : Infinity
    const step = (video?.currentTime ?? 0) - before
    const isAtEdge = step > 0 && step < 0.5 && end - before < most
    moved = isAtEdge ? [...moved, Date.now()] : []
    if (moved.length === steps) return moved[0] ?? 0
  }
  throw new Error('The picture does not move at the live edge.')
}
