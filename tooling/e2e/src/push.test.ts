import type { Page, Worker } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newFan, type Fan } from './fan'

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

/** As the server writes them (`services/notices/push-texts`). */
const TEXTS = {
  cn: {
    kickOff: { title: '比赛开始', body: 'Aurora队 VS Boreal队' },
    goal: { title: 'Aurora队 进球', body: 'Aurora队 1–0 Boreal队' },
    page: '任务中心',
  },
  'pt-br': {
    kickOff: { title: 'Começou o jogo', body: 'Aurora x Boreal' },
    goal: { title: 'Gol: Aurora', body: 'Aurora 1–0 Boreal' },
    page: 'Tarefas',
  },
}

type Language = keyof typeof TEXTS
const LANGUAGES = Object.keys(TEXTS) as Language[]
/** In the gate each story is told in one language, and each language in one story. */
const languagesOf = (inGate: Language) => (process.env.TIER === 'deep' ? LANGUAGES : [inGate])

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
  close(): void
}

/** The scope of the worker, in which the functions below run. */
type Scope = typeof globalThis & {
  registration: {
    showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void>
    getNotifications(): Promise<Shown[]>
  }
  clients: { openWindow(url: string): Promise<unknown> }
  opened: string[]
}

/**
 * The worker of the app, in a browser that may show messages. A headless shell has no place for them, so it gets one. Only
 * a person's tap lets a worker focus or open a window, so the test does that.
 */
const workerOf = async (lang: Language): Promise<Worker> => {
  const { page, at } = fan
  // What the fan chose in the settings on an earlier visit. An empty page has no storage.
  await page.addInitScript(
    (preferences) => {
      if (location.protocol !== 'about:' && localStorage.getItem('kqb_store') === null)
        localStorage.setItem('kqb_store', JSON.stringify({ preferences }))
    },
    { lang },
  )
  await page.context().grantPermissions(['notifications'], { origin: new URL(at('/')).origin })
  await page.goto(at('/score'))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('The app has no worker.')
  await worker.evaluate(() => {
    const scope = globalThis as Scope
    if (Notification.permission !== 'granted') {
      const shown = new Map<string, Shown>()
      scope.registration.showNotification = async (title, { tag, body, data }) => {
        shown.set(tag, { title, tag, body, data, close: () => void shown.delete(tag) })
      }
      scope.registration.getNotifications = async () => [...shown.values()]
    }
    scope.opened = []
    scope.clients.openWindow = async (url) => scope.opened.push(url)
    const { prototype } = (scope as unknown as { WindowClient: { prototype: { focus(): Promise<unknown> } } })
      .WindowClient
    prototype.focus = async function focus() {
      return this
    }
  })
  return worker
}

/** What the push service would bring, through the browser, whether a page of the app is open or not. */
const pushTo = async (message: unknown): Promise<void> => {
  const page = await fan.page.context().newPage()
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(fan.at('/')).origin
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await page.close()
}

const shownIn = (worker: Worker) =>
  worker.evaluate(async () =>
    (await (globalThis as Scope).registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
  )

/** Resolves when the worker has done what a tap on its only message causes. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as Scope
    const [notification] = await registration.getNotifications()
    const done: unknown[] = []
    const waitUntil = (work: unknown) => done.push(work)
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await Promise.all(done)
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first()

it.each(languagesOf('cn'))(
  'a message shows in the browser instead of the last one of its match, and a tap opens its page in the open app (%s)',
  async (lang) => {
    const { kickOff, goal, page: title } = TEXTS[lang]
    const worker = await workerOf(lang)
    await pushTo({ ...kickOff, link: '/task', tag: 'match7' })
    await expect.poll(() => shownIn(worker)).toEqual([{ ...kickOff, tag: 'match7' }])
    await pushTo({ ...goal, link: '/task', tag: 'match7' })
    await expect.poll(() => shownIn(worker)).toEqual([{ ...goal, tag: 'match7' }])
    await tap(worker)
    await fan.page.waitForURL(fan.at('/task'))
    await heading(fan.page, title).waitFor()
    expect(await shownIn(worker)).toEqual([])
  },
)

it.each(languagesOf('pt-br'))(
  'a message that comes while no page of the app is open opens its page in a new one (%s)',
  async (lang) => {
    const { goal, page: title } = TEXTS[lang]
    const worker = await workerOf(lang)
    await fan.page.goto('about:blank')
    await pushTo({ ...goal, link: '/task', tag: 'match7' })
    await expect.poll(() => shownIn(worker)).toEqual([{ ...goal, tag: 'match7' }])
    await tap(worker)
    const opened = await worker.evaluate(() => (globalThis as Scope).opened)
    expect(opened).toEqual([fan.at('/task')])
    await fan.page.goto(opened[0] ?? '')
    await heading(fan.page, title).waitFor()
  },
)

it('what is no message of the server shows nothing', async () => {
  const worker = await workerOf('cn')
  await pushTo({ title: 'x' })
  await pushTo({ ...TEXTS.cn.goal, link: '/task', tag: 'match7' })
  await expect.poll(() => shownIn(worker)).toEqual([{ ...TEXTS.cn.goal, tag: 'match7' }])
})
