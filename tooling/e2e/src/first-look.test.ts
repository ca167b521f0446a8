import { expect, inject, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { settled, until } from './steps'

const server = inject('sharedServer')

/** Opens the page with its first look, which a busy server leaves out; the scripts are held back until the returned call. */
const openWithLook = async ({ page, at }: Fan, path: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await until(`the first look of ${path}`, async () => {
    const response = await page.goto(at(path), { waitUntil: 'commit' })
    return (await response?.text())?.includes('id="first-look"') ?? false
  })
  return release
}

/** The app has made a guest before it would repeat a call. */
const withoutCredentials = (body: string | null) => String(body).replace(/"uid":[^,]+,"token":"[^"]*",/, '')

const FIRST_CALLS = /\/(getDateMatch|getRealLives|getCategory|getCommonConfig)\b/

type Visit = readonly [path: string, timezoneId: string, content: string, calls: number]

/** A page, the viewer's zone, what the page has, and the number of its first calls. */
const VISITS: readonly Visit[] = [
  ['/score?channel_code=c1', 'America/Sao_Paulo', 'article', 2],
  ['/live', 'Asia/Singapore', 'article', 5],
  ['/live/lives', 'America/New_York', 'ul > li a', 3],
]

/** The same pages in other zones, and with other parameters. */
const MORE_VISITS: readonly Visit[] = [
  ['/score', 'Asia/Shanghai', 'article', 2],
  ['/score', 'America/Sao_Paulo', 'article', 2],
  ['/score', 'Asia/Kathmandu', 'article', 2],
  ['/score?channel_code=c1&utm_source=x', 'Asia/Shanghai', 'article', 2],
  ['/live', 'UTC', 'article', 5],
]

const showsAtOnce = async (...[path, timezoneId, content, calls]: Visit) => {
  const fan = await newFan(server, { timezoneId })
  const { page } = fan
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0
    if (FIRST_CALLS.test(request.url())) asked.push(request.url() + withoutCredentials(request.postData()))
  })
  const release = await openWithLook(fan, path)
  const look = page.locator('#first-look')
  await look.locator(content).first().waitFor()
  await look.getByRole('navigation').waitFor()
  expect(await look.locator(content).first().innerText()).not.toBe('')

  release()
  await look.waitFor({ state: 'detached' })
  await page.locator('#root').locator(content).first().waitFor()
  await settled(page)
  // Before a slow page asks again because a minute has passed.
  expect(asked.filter((call, index) => asked.indexOf(call) < index)).toEqual([])
  await expect.poll(() => new Set(asked).size).toBe(calls)
  expect(fan.complaints).toEqual([])
  await fan.leave()
}

it.each(VISITS)('%s in %s shows its content before scripts load, and makes no request twice', showsAtOnce)
it.each(MORE_VISITS)(
  '%s in %s shows its content before scripts load, and makes no request twice',
  { tags: ['deep'] },
  showsAtOnce,
)

const ZONES =
  process.env['TIER'] === 'deep' ? ['Asia/Shanghai', 'America/Sao_Paulo', 'Asia/Kathmandu'] : ['America/Sao_Paulo']

it.each(ZONES)(
  'the day that is shown before scripts load is that of the viewer in %s, as in the app',
  async (timezoneId) => {
    const fan = await newFan(server, { timezoneId })
    const dayOf = (root: string) =>
      fan.page.locator(`${root} main [role=radio][aria-checked=true]`).first().getAttribute('aria-label')
    const today = () => fan.page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    const before = await today()
    const release = await openWithLook(fan, '/score')
    await fan.page.locator('#first-look article').first().waitFor()
    const drawn = await dayOf('#first-look')
    release()
    await fan.page.locator('#first-look').waitFor({ state: 'detached' })
    // The app adds how many matches the day has.
    expect(await dayOf('#root')).toContain(drawn)
    // A day may end meanwhile.
    expect([before, await today()]).toContain(/\d{4}-\d\d-\d\d/.exec(drawn ?? '')?.[0])
    await fan.leave()
  },
)

it('a link works before scripts load', async () => {
  const fan = await newFan(server)
  const { page } = fan
  await openWithLook(fan, '/score')
  await page.locator('#first-look').getByRole('navigation').getByRole('link', { name: '直播' }).click()
  await page.waitForURL(/\/live\/lives$/, { waitUntil: 'commit' })
  await fan.leave()
})

it('a returning visitor gets the page in their last state', async () => {
  const fan = await newFan(server)
  const { page } = fan
  await page.goto(fan.at('/score?lang=pt-br'))
  await page.getByRole('heading', { name: 'Jogos' }).or(page.locator('article')).first().waitFor()
  await page.waitForFunction(() => localStorage.getItem('kqb_store') !== null)
  await page.route(/\.js$/, () => undefined)
  await page.goto(fan.at('/score'), { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  expect(await page.locator('#first-look').isVisible()).toBe(false)
  await fan.leave()
})
