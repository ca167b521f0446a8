import { instantFromMs } from '@org/domain'
import { fakeApi } from '@org/api-client/testing'
import { findBrand, type Brand } from '@org/site-brands'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from './api/base'
import { ensureViewer } from './ensure-viewer'
import { startStore } from './start'
import { loggedIn } from './store/session'
import { guest } from './testing/fixtures'

const brand = findBrand('kqb') as Brand
const now = () => instantFromMs(Date.now())
const END = Math.floor(Date.now() / 1000) + 600

beforeEach(() => localStorage.clear())

/** Tabs that a fresh browser opens; the server makes a new guest for each call without credentials. */
const openTabs = (count: number) => {
  let made = 0
  const { fetch, calls } = fakeApi({ getGuestInfo: () => ({ ...guest(), userid: `guest${++made}`, expire_time: END }) })
  vi.stubGlobal('fetch', fetch)
  const tabs = Array.from({ length: count }, () => startStore(brand))
  tabs[0]?.dispatch(api.util.resetApiState())
  return { tabs, calls: () => calls.filter(({ name }) => name === 'getGuestInfo').length }
}
type Tabs = ReturnType<typeof openTabs>['tabs']
const guestsOf = (tabs: Tabs) => tabs.map((tab) => tab.getState().session.guest?.userid)

it('is one guest in all tabs that a fresh browser opens at once', async () => {
  const { tabs, calls } = openTabs(3)
  await Promise.all(tabs.map((tab) => ensureViewer(tab, brand.code, now())))
  expect(guestsOf(tabs)).toEqual(['guest1', 'guest1', 'guest1'])
  expect(calls()).toBe(1)
})

it('is one guest again when the credentials of all tabs expire', async () => {
  const { tabs } = openTabs(2)
  await Promise.all(tabs.map((tab) => ensureViewer(tab, brand.code, now())))
  const { fetch, calls } = fakeApi({ getGuestInfo: () => ({ ...guest(), userid: 'next', expire_time: END + 600 }) })
  vi.stubGlobal('fetch', fetch)
  const later = instantFromMs((END + 1) * 1000)
  await Promise.all(tabs.map((tab) => ensureViewer(tab, brand.code, later)))
  expect(guestsOf(tabs)).toEqual(['next', 'next'])
  expect(calls.filter(({ name }) => name === 'getGuestInfo')).toHaveLength(1)
})

it('is a guest in a browser without locks', async () => {
  const { tabs } = openTabs(1)
  vi.stubGlobal('navigator', { onLine: true, userAgent: navigator.userAgent, language: 'zh-CN', languages: ['zh-CN'] })
  await Promise.all(tabs.map((tab) => ensureViewer(tab, brand.code, now())))
  expect(guestsOf(tabs)).toEqual(['guest1'])
})

it('does not become a guest in a tab that is about to follow a login in another one', async () => {
  const { tabs, calls } = openTabs(2)
  tabs[0]?.dispatch(loggedIn({ uid: 5, token: 'token' }))
  await ensureViewer(tabs[1] as Tabs[number], brand.code, now())
  expect(guestsOf(tabs)).toEqual([undefined, undefined])
  expect(calls()).toBe(0)
})
