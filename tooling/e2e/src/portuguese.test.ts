// @module-tag deep
import { PAGES, type Page as PageRow } from '@org/domain'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { SMALL_CUP } from './small-cup'
import { settled, until } from './steps'
import { pageFaults } from './walk/page-faults'
import { placesOf, type Place } from './walk/places'
import { tabsOf, viewsOf } from './walk/views'
import { BUSY, isIdle, NARROW, NOWHERE } from './walk/visit'

/** The areas of matches and data. */
const AREAS: readonly PageRow['area'][] = ['scores', 'match', 'database']
/** Pages of other areas that belong to them. */
const MORE = ['search', 'home', 'lives']
const names = Object.entries<PageRow>(PAGES)
  .filter(([name, { area }]) => AREAS.includes(area) || MORE.includes(name))
  .map(([name]) => name)

let server: ServerProcess
let fan: Fan
let places: readonly Place[]
let headingOfNowhere: string | null
/** The calls of the page that have no reply yet. */
const asked = new Set<Request>()
/** Instead of what a page is about: it does not exist, or could not be loaded. */
const NOT_SHOWN = '[data-state=missing], [data-component=ErrorState]'

beforeAll(async () => {
  server = await ServerProcess.start()
  await server.importFootball(SMALL_CUP)
  places = await placesOf(server.url, names)
  fan = await newFan(server)
  fan.page.on('request', (request) => /\/(?:web)?api\//.test(request.url()) && asked.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    fan.page.on(end as 'requestfinished', (request) => void asked.delete(request))
  await fan.page.setViewportSize(NARROW)
  headingOfNowhere = await open(`${NOWHERE}?lang=pt-br`)
})
afterAll(async () => {
  await fan.leave()
  await server.stop()
})

/** A reply may take a view away that the page has shown until then, so it also waits for those that no skeleton waits for. */
const idle = async (): Promise<void> => {
  await fan.page.waitForFunction(isIdle, BUSY)
  await until('all replies', async () => asked.size === 0)
  await settled(fan.page)
  await fan.page.waitForFunction(isIdle, BUSY)
}

/** Resolves with the heading of the page when it shows what it has loaded. */
const open = async (path: string): Promise<string | null> => {
  asked.clear()
  await fan.page.goto(fan.at(path))
  await idle()
  return fan.page.evaluate(() => document.querySelector('h1')?.textContent ?? null)
}

/** Also of the views within the panel that is open. */
const expectNoFaults = async (of: string): Promise<void> => {
  await idle()
  for (const view of [null, ...(await viewsOf(fan.page))]) {
    await view?.show()
    await idle()
    const faults = await fan.page.evaluate(pageFaults, 'pt' as const)
    const seen = faults.filter((fault) => !fault.startsWith('target:'))
    const missing = await fan.page.locator(NOT_SHOWN).allTextContents()
    const shown = `${of} ${view?.name ?? ''}`
    expect({ shown, seen, missing, logged: fan.complaints }).toEqual({ shown, seen: [], missing: [], logged: [] })
  }
}

it.each(names)(
  'the page %s has in each tab no Chinese for eyes or screen readers in Portuguese, fits 320 px and logs nothing',
  async (name) => {
    const visited = places.filter((place) => place.name === name)
    expect(visited).not.toEqual([])
    for (const { path } of visited) {
      fan.complaints.length = 0
      expect(await open(path)).not.toBe(headingOfNowhere)
      expect(await fan.page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
      const tabs = await tabsOf(fan.page)
      await expectNoFaults(path)
      for (const tab of tabs) {
        await tab.show()
        await expectNoFaults(`${path} ${tab.name}`)
      }
    }
  },
)

it('a page about something that does not exist is not taken for the page', async () => {
  await open('/score/detail/football/2147483647?lang=pt-br')
  await expect.poll(() => fan.page.locator(NOT_SHOWN).count()).toBe(1)
})
