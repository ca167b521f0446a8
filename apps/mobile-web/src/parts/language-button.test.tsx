import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '../testing/fixtures'
import { show } from '../testing/show'

const answers = { getDateMatch: () => day(), getRealLives: () => ({ list: [], total: 0, page: 1 }) }

it.each(['/score', '/live', '/login', '/register'])('%s has a switch to the other language, and back', async (path) => {
  const { store } = await show({ path, answers })
  await page.getByRole('button', { name: 'Mudar para português' }).click()
  await expect.poll(() => store.getState().preferences.lang).toBe('pt-br')
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect.element(page.getByRole('button', { name: 'Mudar para português' })).toBeVisible()
})
