import type { Page } from 'playwright-core'
import { seriousFaults } from './axe'
import type { Language } from './options'
import { pageFaults } from './page-faults'
import type { Place, Press } from './places'
import { tabIdsOf, viewsOf } from './views'

export interface Visit {
  readonly place: Place
  /** False if the app shows its page for unknown addresses. */
  readonly isBuilt: boolean
  readonly faults: readonly string[]
  /** JPEG of the page, its upper two screens. */
  readonly picture: Buffer
}

export const BUSY = ':is(main, dialog[open]) :is([aria-busy=true], [data-component=Skeleton], [data-component=Spinner])'
/** How long a page may show its skeleton. */
const READY_MS = 20_000
/** Of a picture: two screens. */
const MOST_HEIGHT = 1624
const PHONE = { width: 375, height: 812 }
export const NARROW = { width: 320, height: 640 }
/** Playwright's message for a service worker that it blocks. */
const BLOCKED = 'Service Worker registration blocked'
/** No page of the app has this address. */
export const NOWHERE = '/no-page-has-this-address'

/** Visits pages in one tab, with one look, and finds their faults. */
export class Visitor {
  private complaints: string[] = []
  private textOfNowhere: string | null = null

  constructor(
    private readonly page: Page,
    private readonly base: string,
    private readonly site: string,
    private readonly language: Language,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`console: ${error.name}: ${error.message}`))
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type()) && !message.text().includes(BLOCKED)
      if (isComplaint) this.complaints.push(`console: ${message.text()}`)
    })
  }

  /** Must come first: it learns how the app shows that a page does not exist. */
  async start(): Promise<void> {
    await this.open(NOWHERE)
    this.textOfNowhere = await this.text()
  }

  /** A place, each of its tabs by its address, and the views within them; or what some presses open there. */
  async visit(place: Place): Promise<Visit[]> {
    if (place.presses) return [await this.visitSheet(place, place.presses)]
    const [first, ...views] = await this.visitTab(place)
    if (!first?.isBuilt) return first ? [first] : []
    const visits = [first, ...views]
    await this.open(place.path)
    for (const tab of await tabIdsOf(this.page)) {
      const path = `${place.path}${place.path.includes('?') ? '&' : '?'}tab=${tab}`
      visits.push(...(await this.visitTab({ ...place, path })))
    }
    return visits
  }

  private async visitTab(place: Place): Promise<Visit[]> {
    this.complaints = []
    const late = await this.open(place.path)
    const isBuilt = (await this.text()) !== this.textOfNowhere
    const visits = [await this.look(place, isBuilt, late)]
    if (!isBuilt) return visits
    for (const { name, show } of await viewsOf(this.page)) {
      this.complaints = []
      await show()
      visits.push(await this.look({ ...place, path: `${place.path} (${name})` }, true, await this.late()))
    }
    return visits
  }

  private async visitSheet(place: Place, presses: readonly Press[]): Promise<Visit> {
    this.complaints = []
    await this.open(place.path)
    const names = presses.map((press) => (typeof press === 'string' ? press : press[this.language]))
    for (const [at, name] of names.entries()) {
      const button =
        typeof presses[at] === 'string'
          ? this.page.locator(name)
          : this.page.locator(at === 0 ? 'body' : 'dialog[open]').locator(namedButton(this.page, name))
      // By its key: the controls of a player that plays are out of reach of a finger.
      const before = await this.page.evaluate(textOfDialog)
      if (!(await comes(button.first().press('Enter', { timeout: READY_MS }))))
        this.complaints.push(`sheet: there is no ${name} to press`)
      // What is pressed next in the page is in another view of it.
      const opens = at === presses.length - 1 || typeof presses[at + 1] !== 'string'
      if (opens && !(await this.becomes(hasOtherDialog, before))) this.complaints.push(`sheet: ${name} opens nothing`)
    }
    return this.look({ ...place, path: `${place.path} (${names.join(', ')})` }, true, await this.late())
  }

  private async look(place: Place, isBuilt: boolean, late: readonly string[]): Promise<Visit> {
    const picture = await this.pictureOfTop()
    const faults = isBuilt ? [...late, ...(await this.faults())] : []
    return { place, isBuilt, faults: [...new Set([...this.complaints, ...faults])], picture }
  }

  /** On a screen as high as the page, so that bars and what is loaded late are where they belong. */
  private async pictureOfTop(): Promise<Buffer> {
    const height = await this.page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      return document.documentElement.scrollHeight
    })
    await this.page.setViewportSize({ ...PHONE, height: Math.min(MOST_HEIGHT, height) })
    await this.becomes(arePicturesShown)
    const picture = await this.page.screenshot({ type: 'jpeg', quality: 70, scale: 'css', animations: 'disabled' })
    await this.page.setViewportSize(PHONE)
    return picture
  }

  private async open(path: string): Promise<string[]> {
    await this.page.goto(`${this.base}/m${path}${path.includes('?') ? '&' : '?'}site=${this.site}`)
    return this.late()
  }

  /** Waits until the page shows what it has loaded, and tells what it did not. */
  private async late(): Promise<string[]> {
    const late = [
      ...((await this.becomes(isIdle, BUSY)) ? [] : ['waits: still busy']),
      ...((await this.becomes(arePicturesShown)) ? [] : ['waits: a picture on the screen is missing']),
    ]
    await this.page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    return late.map((fault) => `${fault} after ${READY_MS / 1000} s`)
  }

  private becomes = (holds: (selector: string) => boolean, selector = '') =>
    comes(this.page.waitForFunction(holds, selector, { timeout: READY_MS }))

  /** Without the bar, which some pages do not have. */
  private text = () => this.page.evaluate(() => document.querySelector('main')?.textContent ?? null)

  private async faults(): Promise<string[]> {
    const seen = await this.page.evaluate(pageFaults, this.language)
    const axe = await seriousFaults(this.page)
    await this.page.setViewportSize(NARROW)
    await this.page.evaluate(afterLayout)
    const narrow = (await this.page.evaluate(pageFaults, this.language)).filter((fault) => !fault.startsWith('text'))
    await this.page.setViewportSize(PHONE)
    return [...seen, ...axe, ...narrow.map((fault) => `${fault} (320 px)`).filter((fault) => !isKnown(seen, fault))]
  }
}

/** Runs in the page. */
const textOfDialog = () => document.querySelector('dialog[open]')?.textContent ?? ''

/** Runs in the page. The code of a sheet may come later than its press. */
const hasOtherDialog = (before: string) => {
  const dialog = document.querySelector('dialog[open]')
  return dialog !== null && dialog.textContent !== before
}

const namedButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('tab', { name, exact: true }))

const comes = (expected: Promise<unknown>): Promise<boolean> =>
  expected.then(
    () => true,
    () => false,
  )

/** Runs in the page. Before it has a title, it is what the server has drawn and not the app. */
export const isIdle = (busy: string) =>
  document.title !== '' &&
  document.querySelector('main') !== null &&
  document.getElementById('first-look') === null &&
  document.querySelector(busy) === null

/** Runs in the page. Bars whose height others follow are measured in one frame, and those that follow move in the next. */
const afterLayout = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Runs in the page. */
const arePicturesShown = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0)
  })

const isKnown = (seen: readonly string[], narrow: string) => seen.some((fault) => narrow.startsWith(fault))
