import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '../../testing/fixtures'
import { show } from '../../testing/show'

/** A login reloads the app. Here the app continues without a reload, as it does if nothing can be stored. */
const keepNothing = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)

it('logs in once with the code of the address, which does not stay there, and offers no app', async () => {
  keepNothing()
  const { store, callsOf, place } = await show({
    path: '/mobile/auto-login?login_code=abcdefgh12345678',
    answers: { loginByCode: () => user({ uid: 7, token: 'fresh' }) },
  })
  await expect.poll(() => store.getState().session.token).toBe('fresh')
  await expect.poll(place).toBe('/score')
  expect(callsOf('loginByCode').map(({ body }) => body['login_code'])).toEqual(['abcdefgh12345678'])
  expect(store.getState().attribution.autoLogin).toBe('1')
})

it('says that a used code is over, and leads to the login', async () => {
  const { place, store } = await show({
    path: '/mobile/auto-login?login_code=abcdefgh12345678',
    answers: { loginByCode: () => ({ status: 10, msg: '登录链接已失效，请重新打开', data: null }) },
  })
  await expect.element(page.getByText('登录链接已失效，请重新打开')).toBeVisible()
  expect(store.getState().session.token).toBe('')
  await page.getByRole('link', { name: '去登录' }).click()
  await expect.poll(place).toBe('/login')
})

it('says that a code is missing, and calls nothing', async () => {
  const { callsOf } = await show({ path: '/mobile/auto-login' })
  await expect.element(page.getByText('登录链接不完整，请回到 App 重新打开')).toBeVisible()
  expect(callsOf('loginByCode')).toEqual([])
})
