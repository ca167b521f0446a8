// `npm run walk`: opens every page in every look that was asked for, finds faults, and writes contact sheets.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { ServerProcess } from '../server-process'
import { cupData } from './cup-data'
import { LANGUAGES, readOptions, type Language, type Mode, type WalkOptions } from './options'
import { ACCOUNTS, PASSWORD, placesOf, VIEWERS, type Place } from './places'
import { roomPlaces } from './room-places'
import { writeSheet } from './sheet'
import { Visitor, type Visit } from './visit'

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** What the browser asks for: pages that the server makes know no stored setting. */
const LOCALES: Record<Language, string> = { zh: 'zh-CN', pt: 'pt-BR' }

interface Look {
  readonly site: string
  readonly language: Language
  readonly mode: Mode
}

const looksOf = ({ sites, languages, modes }: WalkOptions): Look[] =>
  sites.flatMap((site) => languages.flatMap((language) => modes.map((mode) => ({ site, language, mode }))))

/** Runs in the page, before the app: what the fan chose in the settings on an earlier visit. */
const chooseLanguage = ({ key, lang }: { key: string; lang: string }) => {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ preferences: { lang } }))
}

const logIn = async (page: Page, url: string, site: string, account: string) => {
  await page.goto(`${url}/m/login?site=${site}`)
  await page.locator('input[autocomplete=username]').fill(account)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
}

const walkOneLook = async (browser: Browser, url: string, look: Look, places: readonly Place[]): Promise<Visit[]> => {
  const visits: Visit[] = []
  for (const viewer of VIEWERS) {
    const own = places.filter((place) => place.viewer === viewer)
    if (own.length === 0) continue
    // If a busy machine answers late, a service worker would show the page without a network.
    const phone = { ...PHONE, locale: LOCALES[look.language], colorScheme: look.mode } as const
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
    // tsx marks functions with it, and functions run in the page.
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(chooseLanguage, { key: `${look.site}_store`, lang: LANGUAGES[look.language] })
    const page = await context.newPage()
    if (viewer !== 'guest') await logIn(page, url, look.site, ACCOUNTS[viewer])
    const visitor = new Visitor(page, url, look.site, look.language)
    await visitor.start()
    for (const place of own) visits.push(...(await visitor.visit(place)))
    await context.close()
  }
  return visits
}

const walk = async (options: WalkOptions) => {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', options.out)
  await mkdir(folder, { recursive: true })
  // The first-VIP reward would be over every page of a member.
  const settings = { RATE_LIMITS: 'off', FIRST_VIP_DAYS: '0', FEED_DAYS: '7' }
  const server = options.url ? null : await ServerProcess.start(settings)
  await server?.importFootball(cupData())
  const url = options.url ?? server?.url ?? ''
  const browser = await chromium.launch(launchOptions())
  const missing = new Set<string>()
  const faults: string[] = []
  let count = 0
  try {
    const places = await placesOf(url, options.pages)
    if (server && options.pages.includes('liveDetail')) places.push(...(await roomPlaces(server, options.sites)))
    for (const look of looksOf(options)) {
      const name = `${look.site}-${look.language}-${look.mode}`
      const visits = await walkOneLook(
        browser,
        url,
        look,
        places.filter(({ name: page }) => !missing.has(page)),
      )
      for (const { place, isBuilt } of visits) if (!isBuilt) missing.add(place.name)
      const built = visits.filter(({ isBuilt }) => isBuilt)
      faults.push(...built.flatMap((visit) => visit.faults.map((fault) => `${name} ${visit.place.name}: ${fault}`)))
      count += built.length
      await writeSheet(browser, folder, name, built)
      console.log(`${name}: ${built.length} pages, ${built.flatMap((visit) => visit.faults).length} faults`)
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
  await writeFile(join(folder, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''))
  console.log(`\n${missing.size} pages have no screen yet: ${[...missing].join(', ')}`)
  console.log(`\n${faults.join('\n')}\n\n${count} visits, ${faults.length} faults. The sheets are in ${folder}`)
  return faults.length === 0
}

try {
  process.exitCode = (await walk(readOptions(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
