import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../store/preferences'
import { collectedShielded } from '../matches/spoiler-shield'
import { muteToggled, pushChosen } from '../matches/match-notices'
import { infoOf, match } from '../testing/fixtures'
import { show } from '../testing/show'

const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'

/** A browser that takes messages, if the fan allows it. */
const browser = (permission: NotificationPermission, answer: NotificationPermission = 'granted') => {
  const Notifications = { permission, requestPermission: vi.fn(async () => (Notifications.permission = answer)) }
  vi.stubGlobal('Notification', Notifications)
  let current: object | null = null
  const unsubscribe = vi.fn(async () => {
    current = null
    return true
  })
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    current = {
      endpoint: ENDPOINT,
      options: { applicationServerKey: applicationServerKey.buffer },
      unsubscribe,
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    }
    return current
  })
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription: async () => current } })
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(ready as never)
  return { asked: Notifications.requestPermission, subscribe, unsubscribe }
}

const MATCH = match({ id: 7, status: 1 })
const scene = (member = true) =>
  show({
    path: '/score/detail/football/7',
    member,
    answers: {
      getMatchInfo: () => infoOf(MATCH),
      attentMatch: ({ type }) => ({ attented: type === 1 ? 1 : 0 }),
      getPushKey: () => ({ key: KEY }),
      savePushSubscription: () => ({}),
      dropPushSubscription: () => ({}),
    },
  })
const collect = () => page.getByRole('button', { name: '收藏', exact: true }).first().click()

describe('messages while the app is closed', () => {
  it('are asked for by the first tap on collect only, and once', async () => {
    const { asked, subscribe } = browser('default', 'default')
    const { callsOf } = await scene()
    await expect.element(page.getByRole('button', { name: '收藏', exact: true }).first()).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    await collect()
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await expect.poll(() => callsOf('attentMatch')).toHaveLength(1)
    await collect()
    await expect.poll(() => callsOf('attentMatch')).toHaveLength(2)
    await collect()
    await expect.poll(() => callsOf('attentMatch')).toHaveLength(3)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('go to this browser when the fan allows them, with the matches of which they may not tell', async () => {
    const { subscribe } = browser('default')
    const { callsOf, store } = await scene()
    await collect()
    await expect.poll(() => callsOf('savePushSubscription').length).toBeGreaterThan(0)
    expect(subscribe).toHaveBeenCalledTimes(1)
    const last = () => callsOf('savePushSubscription').at(-1)?.body
    expect(last()).toMatchObject({ endpoint: ENDPOINT, p256dh: 'p', auth: 'a', silent: [], hides_collected: 0 })
    store.dispatch(muteToggled('1:7'))
    await expect.poll(last).toMatchObject({ silent: ['1:7'] })
    store.dispatch(collectedShielded(true))
    await expect.poll(last).toMatchObject({ silent: ['1:7'], hides_collected: 1 })
    store.dispatch(langChosen('pt-br'))
    await expect.poll(last).toMatchObject({ lang: 'pt-br' })
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('stop when the fan wants none in this browser', async () => {
    const { unsubscribe } = browser('granted')
    const { callsOf, store } = await scene()
    await expect.poll(() => callsOf('savePushSubscription').length).toBeGreaterThan(0)
    store.dispatch(pushChosen(false))
    await expect
      .poll(() => callsOf('dropPushSubscription').map(({ body }) => body))
      .toMatchObject([{ endpoint: ENDPOINT }])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })
})
