import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { configApi } from './api/config'
import { takeFirstAnswers } from './first-answers'
import { config } from './testing/fixtures'
import { show } from './testing/show'

const call = (name: string, answer: Promise<Response>) => ({ name, request: {}, answer })
const pageHasAsked = (...calls: ReturnType<typeof call>[]) => {
  globalThis.firstCalls = new Map(calls.map((made) => [`/api/${made.name}\n{}`, made]))
}

it('brings the answers to what the page has asked for into the store', async () => {
  const { store } = await show({ path: '/setting', answers: { getCommonConfig: () => config() } })
  await expect.element(page.getByRole('radiogroup', { name: '外观' })).toBeVisible()
  store.dispatch(configApi.util.resetApiState())
  pageHasAsked(call('getCommonConfig', new Promise(() => undefined)), call('notARow', new Promise(() => undefined)))
  expect(await takeFirstAnswers(store)).toBe(true)
  expect(configApi.endpoints.getCommonConfig.select({})(store.getState()).data).toBeDefined()
})

it('waits two seconds for an answer, and no longer', async () => {
  const { store } = await show({
    path: '/setting',
    answers: { getCommonConfig: () => new Promise<never>(() => undefined) },
  })
  pageHasAsked(call('getCommonConfig', new Promise(() => undefined)))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const taken = vi.fn()
  void takeFirstAnswers(store).then(taken)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(taken).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(() => taken.mock.calls).toEqual([[false]])
})
