import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show'
import { RouteScreen } from './RouteScreen'
import { retryScreen, screenOf } from './screen-code'

const Screen = () => <p>da</p>
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
/** A screen whose code loads after this many failures. */
const laterOn = (failures: number) => {
  let left = failures
  const code = vi.fn(() => (left-- > 0 ? offline() : Promise.resolve({ default: Screen })))
  return { code, texts: [] }
}

describe('a screen whose code cannot be loaded', () => {
  it('says that there is no network, and appears when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ children: <RouteScreen screen={laterOn(1)} /> })
    await expect.element(page.getByRole('alert')).toHaveTextContent('当前没有网络')
    online.mockRestore()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('da', { exact: true })).toBeVisible()
  })

  it('is retried once automatically, as after a release', async () => {
    sessionStorage.clear()
    await show({ children: <RouteScreen screen={laterOn(1)} /> })
    await expect.element(page.getByText('da', { exact: true })).toBeVisible()
    const missing = laterOn(Infinity)
    await show({ children: <RouteScreen screen={missing} /> })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(missing.code).toHaveBeenCalledOnce()
  })

  it('can be retried', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const screen = laterOn(2)
    await show({ children: <RouteScreen screen={screen} /> })
    await page.getByRole('button', { name: '重试' }).click()
    await expect.poll(() => screen.code.mock.calls.length).toBe(2)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('da', { exact: true })).toBeVisible()
  })

  it('reloads the app if the server answers and the code still fails to load', async () => {
    const screen = laterOn(Infinity)
    const rescreen = vi.fn()
    expect(await screenOf(screen)).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await retryScreen(screen, rescreen)).toBe(false)
    expect(rescreen).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', async () => new Response())
    expect(await retryScreen(screen, rescreen)).toBe(false)
    expect(rescreen).toHaveBeenCalledOnce()
  })

  it('is fetched once', async () => {
    const screen = laterOn(0)
    expect(await screenOf(screen)).toBe(Screen)
    await screenOf(screen)
    expect(screen.code).toHaveBeenCalledOnce()
  })
})
