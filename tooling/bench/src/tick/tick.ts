import { setTimeout as after } from 'node:timers/promises'
import { launchOptions } from '@tooling/browser'
import { chromium, type Page } from 'playwright-core'
import { alone, type Bench, type Row, type Say } from '../bench'
import { startHelperFromSource, type Helper } from '../harness/helper'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import { buildApp } from '../harness/product'
import type { ServerMethods } from '../match-list/server.process'
import { listenForTicks } from './listen-for-ticks'

const MATCHES = 100
const GOALS = 60
/** Longer than the wait of the server for more messages of a room. */
const BETWEEN_MS = 500
const PATIENCE_MS = 10_000

/** From the commit of a goal to the push at a client, and to the row of the list in a browser. */
export const tick: Bench = {
  name: 'tick',
  summary: 'from the commit of a goal to the push at a client and to the row of the score list',
  run: async (say) => {
    say('the app is built')
    await buildApp()
    const server = startHelperFromSource<ServerMethods>('match-list/server.process.ts')
    try {
      const { sdkAppID } = await server.ask('start', { port: PORTS.tick, matches: MATCHES })
      const url = `http://127.0.0.1:${PORTS.tick}`
      return [
        ...rowsOf('push at a client', await pushes(server, () => listenForTicks(url, sdkAppID), say)),
        ...rowsOf('row in Chromium', await changedRows(server, url, say)),
      ]
    } finally {
      await server.stop()
    }
  },
}

const rowsOf = (what: string, durations: readonly number[]): readonly Row[] => [
  alone(`tick, commit to ${what}, 50 of 100`, 'ms', percentile(durations, 50)),
  alone(`tick, commit to ${what}, 99 of 100 (aim 300)`, 'ms', percentile(durations, 99)),
]

/** The duration of each goal of the first match. `arrival` has the moment in which the client has that many goals. */
const measure = async (
  server: Helper<ServerMethods>,
  first: number,
  arrival: (goals: number) => Promise<number>,
): Promise<readonly number[]> => {
  const durations: number[] = []
  for (let goals = first; goals < first + GOALS; goals += 1) {
    const arrived = arrival(goals)
    const committedAt = await server.ask('score', { first: 0, matches: 1, goals })
    durations.push((await arrived) - committedAt)
    // Not in step with the timers of the server.
    await after(BETWEEN_MS * (1 + Math.random()))
  }
  return durations
}

const pushes = async (server: Helper<ServerMethods>, listen: () => ReturnType<typeof listenForTicks>, say: Say) => {
  say('pushes at a client')
  const client = await listen()
  try {
    return await measure(server, 1, client.arrival)
  } finally {
    await client.stop()
  }
}

const changedRows = async (server: Helper<ServerMethods>, url: string, say: Say) => {
  say('rows in Chromium')
  const options = launchOptions()
  // The day of the bench is that of its zone.
  const browser = await chromium.launch({ ...options, env: { ...options.env, TZ: 'Asia/Shanghai' } })
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    const opened = page.waitForEvent('websocket')
    await page.goto(`${url}/m/score`)
    await page.locator('main [role=list] article').first().waitFor()
    await opened
    // The room of the ticks is joined some time after the login; until then the list is polled.
    await after(PATIENCE_MS)
    return await measure(server, GOALS + 1, (goals) => rowHas(page, goals))
  } finally {
    await browser.close()
  }
}

/** The moment of the first frame in which a row shows a score, by the clock that all processes share. */
const rowHas = async (page: Page, goals: number): Promise<number> => {
  const found = await page.waitForFunction(
    (score) =>
      [...document.querySelectorAll('main [role=list] article')].some((row) =>
        row.innerHTML
          .replaceAll(/<[^>]*>/g, ' ')
          .split(/\s+/)
          .includes(score),
      ) && Date.now(),
    String(goals),
    { timeout: PATIENCE_MS, polling: 'raf' },
  )
  return Number(await found.jsonValue())
}
