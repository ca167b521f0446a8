import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Look } from './stories'

/** The address under which the browser finds the files of the Storybook. */
const ORIGIN = 'http://storybook.test'
/** Longer than a story needs on a busy machine. */
const MOST_LOOKS = 100

/** Takes pictures of the stories of a built Storybook in one look, without motion and at one time. */
export class StoryCamera {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #look: Look

  private constructor(context: BrowserContext, page: Page, look: Look) {
    this.#context = context
    this.#page = page
    this.#look = look
  }

  static async open(browser: Browser, storybook: string, look: Look): Promise<StoryCamera> {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      colorScheme: look.mode === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
      locale: look.lang === 'zh' ? 'zh-CN' : 'pt-BR',
    })
    await context.route(`${ORIGIN}/**`, (route) => {
      const path = join(storybook, decodeURIComponent(new URL(route.request().url()).pathname))
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
    })
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-11-20T12:00:00Z')
    return new StoryCamera(context, page, look)
  }

  close(): Promise<void> {
    return this.#context.close()
  }

  /** A PNG of the story, up to the height of the screen. */
  async take(story: string): Promise<Buffer> {
    const { brand, mode, lang } = this.#look
    const globals = Object.entries({ brand, mode, lang, motion: 'reduced' }).map(([name, value]) => `${name}:${value}`)
    await this.#page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${story}&globals=${globals.join(';')}`)
    await this.#page.locator('body.sb-show-main').waitFor()
    // A whole screen loads its code when it is shown.
    if (story.startsWith('screens-')) await this.#page.waitForLoadState('networkidle')
    await this.#page.evaluate(() => document.fonts.ready)
    return this.#atRest(story)
  }

  /** Two pictures in a row are the same. */
  async #atRest(story: string): Promise<Buffer> {
    let last = await this.#shoot()
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      await this.#page.waitForTimeout(50)
      const next = await this.#shoot()
      if (next.equals(last)) return next
      last = next
    }
    throw new Error(`The story ${story} does not come to rest.`)
  }

  #shoot(): Promise<Buffer> {
    return this.#page.screenshot({ animations: 'disabled', caret: 'hide' })
  }
}
