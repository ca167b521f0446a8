import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { CuttableProxy } from './cuttable-proxy'

/** A fan with a phone of their own: a browser, a wire that can be cut, and what their console said. */
export interface Fan {
  readonly page: Page
  readonly wire: CuttableProxy
  /** The address of a path of the app. */
  at(path: string): string
  /** Errors that scripts threw, and console errors other than those of a cut network. */
  readonly complaints: string[]
  /** A further tab of the same browser. */
  newTab(): Promise<Page>
  leave(): Promise<void>
}

interface FanOptions {
  locale?: string
  colorScheme?: 'light' | 'dark'
}

const PHONE = { width: 375, height: 812 }
/** What Chromium itself writes to the console when a request fails; the app's own handling is what the tests look at. */
const NETWORK_NOISE = /net::ERR_|WebSocket connection to|Failed to load resource/

export const newFan = async (port: number, options: FanOptions = {}): Promise<Fan> => {
  const wire = await CuttableProxy.start(port)
  const browser: Browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ...options,
  })
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_NOISE.test(message.text())) complaints.push(message.text())
    })
    return page
  }
  const page = listen(await context.newPage())
  return {
    page,
    wire,
    complaints,
    at: (path) => `${wire.url}/m${path}`,
    newTab: async () => listen(await context.newPage()),
    leave: async () => {
      await browser.close()
      await wire.stop()
    },
  }
}
