import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { langChosen } from '../../store/preferences'

/** A device whose preference can be changed. */
const deviceThatPrefers = (isDark: boolean) => {
  const device = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('color-scheme') ? device : Object.assign(new EventTarget(), { matches: false }),
  )
  return {
    prefer: (matches: boolean) => {
      device.matches = matches
      device.dispatchEvent(new Event('change'))
    },
  }
}
const shownMode = () => document.body.getAttribute('mode')

describe('the look', () => {
  it('follows the device until the fan chooses, and again when the fan says so', async () => {
    const device = deviceThatPrefers(true)
    await show({ path: '/setting' })
    await expect.poll(shownMode).toBe('dark')
    await expect.element(page.getByRole('radio', { name: '跟随系统' })).toBeChecked()
    device.prefer(false)
    await expect.poll(shownMode).toBe('light')
    await page.getByRole('radio', { name: '深色' }).click()
    await expect.poll(shownMode).toBe('dark')
    device.prefer(false)
    expect(shownMode()).toBe('dark')
    await page.getByRole('radio', { name: '跟随系统' }).click()
    await expect.poll(shownMode).toBe('light')
  })
})

describe('the language', () => {
  it('is that of titles and names at once, not only after the next poll', async () => {
    const { store, callsOf } = await show({
      path: '/live/lives',
      answers: {
        getRealLives: (body) => ({
          list: [liveRoom({ title: body['lang'] === 'pt-br' ? 'Jogo do dia' : '今日焦点' })],
          total: 1,
          page: 1,
        }),
      },
    })
    await expect.element(page.getByText('今日焦点')).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByText('Jogo do dia')).toBeVisible()
    expect(callsOf('getCategory').at(-1)?.body['lang']).toBe('pt-br')
    store.dispatch(langChosen('cn'))
    await expect.element(page.getByText('今日焦点')).toBeVisible()
  })
})
