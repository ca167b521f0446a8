import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppBar } from '.'

test('heads the page and leads back', async () => {
  const onPress = vi.fn()
  await render(<AppBar title="Settings" back={{ label: 'Back', onPress }} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('leaves room for what hangs below the line of its title', async () => {
  await render(<AppBar title="Configurações" />)
  const title = page.getByRole('heading').element()
  expect(title.scrollHeight).toBe(title.clientHeight)
})

test('keeps its title in the middle beside one action', async () => {
  await render(<AppBar title="Chat" back={{ label: 'Back' }} actions={<span>two wide actions</span>} />)
  const { left, right } = page.getByRole('heading').element().getBoundingClientRect()
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(1)
})
