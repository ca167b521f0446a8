import type { Page } from 'playwright-core'
import { seriousFaults } from './axe'
import type { Language } from './options'
import { pageFaults } from './page-faults'
import type { Place } from './places'

export interface Visit {
  readonly place: Place
  /** False if the app shows its page for unknown addresses. */
  readonly isBuilt: boolean
  readonly faults: readonly string[]
  /** JPEG of the screen. */
  readonly picture: Buffer
}

const BUSY = 'main [aria-busy=true], main [data-component=Skeleton], main [data-component=Spinner]'
/** How long a page may show its skeleton. */
const READY_MS = 20_000
const PHONE = { width: 375, height: 812 }
const NARROW = { width: 320, height: 640 }
/** No page of the app has this address. */
const NOWHERE = '/no-page-has-this-address'

/** Visits pages in one tab, with one look, and finds their faults. */
export class Visitor {
  private complaints: string[] = []
  private headingOfNowhere: string | null = null

  constructor(
    private readonly page: Page,
    private readonly base: string,
    private readonly site: string,
    private readonly language: Language,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`console: ${error.name}: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(`console: ${message.text()}`)
    })
  }

  /** Must come first: it learns how the app shows that a page does not exist. */
  async start(): Promise<void> {
    await this.open(NOWHERE)
    this.headingOfNowhere = await this.heading()
  }

  async visit(place: Place): Promise<Visit> {
    this.complaints = []
    const late = await this.open(place.path)
    const isBuilt = (await this.heading()) !== this.headingOfNowhere
    const picture = await this.page.screenshot({ type: 'jpeg', quality: 70, scale: 'css', animations: 'disabled' })
    const faults = isBuilt ? [...late, ...(await this.faults())] : []
    return { place, isBuilt, faults: [...new Set([...this.complaints, ...faults])], picture }
  }

  private async open(path: string): Promise<string[]> {
    await this.page.goto(`${this.base}/m${path}?site=${this.site}`)
    const late = [
      ...((await this.becomes(isIdle, BUSY)) ? [] : ['waits: still busy']),
      ...((await this.becomes(arePicturesShown)) ? [] : ['waits: a picture on the screen is missing']),
    ]
    await this.page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    return late.map((fault) => `${fault} after ${READY_MS / 1000} s`)
  }

  private becomes = (holds: (selector: string) => boolean, selector = '') =>
    this.page.waitForFunction(holds, selector, { timeout: READY_MS }).then(
      () => true,
      () => false,
    )

  private heading = () => this.page.evaluate(() => document.querySelector('h1')?.textContent ?? null)

  private async faults(): Promise<string[]> {
    const seen = await this.page.evaluate(pageFaults, this.language)
    const axe = await seriousFaults(this.page)
    await this.page.setViewportSize(NARROW)
    const narrow = (await this.page.evaluate(pageFaults, this.language)).filter((fault) => !fault.startsWith('text'))
    await this.page.setViewportSize(PHONE)
    return [...seen, ...axe, ...narrow.map((fault) => `${fault} (320 px)`).filter((fault) => !isKnown(seen, fault))]
  }
}

/** Runs in the page. Before it has a title, it is what the server has drawn and not the app. */
const isIdle = (busy: string) =>
  document.title !== '' && document.querySelector('main') !== null && document.querySelector(busy) === null

/** Runs in the page. */
const arePicturesShown = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0)
  })

const isKnown = (seen: readonly string[], narrow: string) => seen.some((fault) => narrow.startsWith(fault))
