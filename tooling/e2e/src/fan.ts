import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CuttableProxy, launchOptions, type Target } from '@tooling/browser'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'

/** A user with a phone: a browser, a proxy that can be cut, and the console output. */
export interface Fan {
  readonly page: Page
  readonly wire: CuttableProxy
  /** The URL of a path of the app. */
  at(path: string): string
  /** Script errors, and console errors and warnings except those of a cut network. */
  readonly complaints: string[]
  /** A further tab of the same browser. */
  newTab(): Promise<Page>
  leave(): Promise<void>
}

interface FanOptions extends Pick<BrowserContextOptions, 'locale' | 'colorScheme' | 'timezoneId' | 'serviceWorkers'> {
  /** Whether pages can be hidden and frozen; then the browser is a desktop browser. */
  canSleep?: boolean
  /** Where the browser keeps its data; without it they end with the browser. */
  folder?: string
}

/** Ends what hangs; a busy machine may be ten times slower. */
export const PATIENCE_MS = 120_000
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/**
 * Chromium's console message for a failed request; the tests check the app's handling instead. And Playwright's for a
 * service worker that it blocks.
 */
const NETWORK_NOISE = /net::ERR_|WebSocket connection to|Failed to load resource|Service Worker registration blocked/

export const newFan = async (
  server: Target,
  { canSleep = false, folder, ...options }: FanOptions = {},
): Promise<Fan> => {
  const wire = await CuttableProxy.start(server)
  const { context, close } = canSleep ? await desktop() : await phone(options, folder)
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      if (isComplaint && !NETWORK_NOISE.test(message.text())) complaints.push(message.text())
    })
    return page
  }
  context.setDefaultTimeout(PATIENCE_MS)
  // Not every browser logs violations of a content-security policy.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      console.error(`The policy refuses ${blockedURI} (${effectiveDirective}).`),
    ),
  )
  const page = listen(await context.newPage())
  return {
    page,
    wire,
    complaints,
    at: (path) => `${wire.url}/m${path}`,
    newTab: async () => listen(await context.newPage()),
    leave: async () => {
      // What a test has held back may be continued while the page closes.
      for (const tab of context.pages()) await tab.unrouteAll({ behavior: 'ignoreErrors' })
      await close()
      await wire.stop()
    },
  }
}

interface OwnBrowser {
  context: BrowserContext
  close(): Promise<void>
}

/** The phones of a test file share a program; they have nothing else in common. */
let program: Promise<Browser> | null = null

export const closePhones = async () => {
  const open = program
  program = null
  await (await open)?.close()
}

const phone = async (options: BrowserContextOptions, folder?: string): Promise<OwnBrowser> => {
  // Requests through a service worker cannot be held back or counted.
  const device = { ...PHONE, serviceWorkers: 'block', ...options } as const
  if (folder !== undefined) {
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...device })
    return { context, close: () => context.close() }
  }
  program ??= chromium.launch(launchOptions())
  const browser = await program
  const context = await browser.newContext(device)
  return { context, close: () => context.close() }
}

/** On a port that the browser chooses; an automated one tells with what it was started. */
const DEBUGGED = ['--remote-debugging-port=0', '--enable-automation']

/** Automated pages always count as visible and focused, so connect to a running browser instead. */
const desktop = async (): Promise<OwnBrowser> => {
  const { args, ...rest } = launchOptions()
  const browser = await chromium.launch({ ...rest, args: [...args, ...DEBUGGED] })
  const own = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(browser)}`, { noDefaults: true })
  const [context] = own.contexts()
  if (!context) throw new Error('The browser has no context of its own.')
  return { context, close: () => browser.close() }
}

/** The port that the browser has chosen, which it writes into its folder. */
const debuggingPort = async (browser: Browser): Promise<string> => {
  const session = await browser.newBrowserCDPSession()
  const { arguments: all } = await session.send('Browser.getBrowserCommandLine')
  const folder = all.find((argument) => argument.startsWith(FOLDER))?.slice(FOLDER.length)
  if (folder === undefined) throw new Error(`The browser was started without ${FOLDER}`)
  const [port = ''] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return port
}

const FOLDER = '--user-data-dir='
