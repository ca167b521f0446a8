import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { register } from './steps'

const server = inject('sharedServer')
let fan: Fan

beforeEach(async () => {
  fan = await newFan(server, { serviceWorkers: 'allow' })
})
afterEach(async () => {
  const complaints = fan.complaints.splice(0)
  await fan.leave()
  expect(complaints).toEqual([])
})

/** The texts that the browser keeps of replies. */
const keptReplies = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('replies '))
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const all = await Promise.all(stores.map((store) => store.matchAll()))
    const texts = await Promise.all(all.flat().map((reply) => reply.text()))
    return texts.join('\n')
  })

/** Whether the browser has kept the styles that the server has written into the page. */
const areStylesKept = (page: Page) =>
  page.evaluate(async () => {
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
    const found = await Promise.all([...styles].map(({ href }) => caches.match(href)))
    return found.every((style) => style !== undefined)
  })

/** Resolves when the browser has kept what opens the app without a network, and a reply with this text. */
const kept = async (page: Page, text: string) => {
  await expect.poll(() => page.evaluate(async () => (await caches.match('/m/index.html')) !== undefined)).toBe(true)
  await expect.poll(() => areStylesKept(page)).toBe(true)
  await expect.poll(async () => (await keptReplies(page)).includes(text)).toBe(true)
}

const goOffline = async ({ page, wire }: Fan) => {
  wire.cut()
  await page.context().setOffline(true)
}

const goOnline = async ({ page, wire }: Fan) => {
  wire.mend()
  await page.context().setOffline(false)
}

/** Marks each page from now on that has a skeleton, however short. */
const markSkeletons = (page: Page) =>
  page.addInitScript(() => {
    const mark = () => {
      if (document.querySelector('[data-component=SkeletonList]')) document.documentElement.dataset['skeleton'] = ''
    }
    new MutationObserver(mark).observe(document, { childList: true, subtree: true })
  })

const matchAt = (page: Page) => page.locator('#root article').first()
const age = (page: Page) => page.getByRole('status').getByText(/网络已断开 · 更新于 \d\d:\d\d/)

it('shows what was kept of the list after a reload without a network', async () => {
  const { page, at } = fan
  await page.goto(at('/score'))
  await matchAt(page).waitFor()
  await kept(page, 'matchevent')
  await goOffline(fan)
  await page.reload()
  await matchAt(page).waitFor()
  await age(page).waitFor()
})

it(
  'shows the list of the last visit after a reload without a network, with its age and without a skeleton, and refreshes it',
  { tags: ['deep'] },
  async () => {
    const { page, at } = fan
    await page.goto(at('/score'))
    await matchAt(page).waitFor()
    await kept(page, 'matchevent')
    await goOffline(fan)
    await markSkeletons(page)
    await page.reload()
    await matchAt(page).waitFor()
    await age(page).waitFor()
    expect(await page.locator('html[data-skeleton]').count(), 'pages that had a skeleton').toBe(0)
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])

    const refreshed = page.waitForResponse(/getDateMatch/)
    await goOnline(fan)
    await refreshed
    await age(page).waitFor({ state: 'detached' })
  },
)

it(
  'reloads a match and a league without a network with their last view and its age, and refreshes them when there is one',
  { tags: ['deep'] },
  async () => {
    const { page, at } = fan
    await page.goto(at('/score'))
    const answered = page.waitForResponse(/getMatchInfo/)
    await matchAt(page).click()
    const { data } = (await (await answered).json()) as { data: { match: { event_id: number } } }
    const match = page.url()
    const league = at(`/database/league/football/${data.match.event_id}`)
    const pages = [
      { url: match, reply: 'getMatchInfo', field: '"venue"', shown: () => page.getByRole('tabpanel').first() },
      {
        url: league,
        reply: 'getEventInfo',
        field: '"seasons"',
        shown: () => page.getByRole('combobox', { name: '赛季' }),
      },
    ]
    for (const { url, reply, field, shown } of pages) {
      await page.goto(url)
      await shown().waitFor()
      await kept(page, field)
      await goOffline(fan)
      await page.reload()
      await shown().waitFor()
      await age(page).waitFor()
      const refreshed = page.waitForResponse(new RegExp(reply))
      await goOnline(fan)
      await refreshed
      await age(page).waitFor({ state: 'detached' })
    }
  },
)

it('opens a match that was seen before as a deep link without a network', { tags: ['deep'] }, async () => {
  const { page, at } = fan
  await page.goto(at('/score'))
  await matchAt(page).click()
  await page.getByRole('tabpanel').first().waitFor()
  const match = new URL(page.url()).pathname
  await kept(page, 'matchevent')
  await page.goto(at('/score'))
  await goOffline(fan)
  await page.goto(fan.wire.url + match)
  await page.getByRole('tabpanel').first().waitFor()
  await age(page).waitFor()
})

it(
  'says of a page that was never loaded that it needs a network, and opens it when there is one',
  { tags: ['deep'] },
  async () => {
    const { page, at } = fan
    await page.goto(at('/score'))
    await matchAt(page).waitFor()
    await kept(page, 'matchevent')
    await goOffline(fan)
    await page.goto(at('/setting'))
    await page.getByRole('alert').getByText('当前没有网络').waitFor()
    await page.getByRole('alert').getByRole('button', { name: '重试' }).waitFor()
    await goOnline(fan)
    await page.getByRole('heading', { name: '设置' }).waitFor()
  },
)

it('keeps no credentials of a member, and nothing of them after a logout', { tags: ['deep'] }, async () => {
  const { page, at } = fan
  await register(page, at('/register'), 'offlinemember', 'Secret123')
  await page.goto(at('/user-center'))
  await kept(page, 'offlinemember')
  const token = await page.evaluate(() => {
    const { session } = JSON.parse(localStorage.getItem('kqb_store') ?? '{}') as { session: { token: string } }
    return session.token
  })
  expect(token).not.toBe('')
  const texts = await keptReplies(page)
  expect(texts).not.toContain(token)
  expect(texts).not.toMatch(/"(?:token|token_web|txim_sign)":"[^"]/)

  await page.goto(at('/setting'))
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(/\/login/)
  await expect.poll(() => keptReplies(page)).not.toContain('offlinemember')
})
