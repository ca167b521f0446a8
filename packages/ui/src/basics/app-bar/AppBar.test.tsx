import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { IconButton } from '../icon-button'
import { AppBar } from '.'

test('shows the title and a back button', async () => {
  const onPress = vi.fn()
  await render(<AppBar title="Settings" back={{ label: 'Back', onPress }} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('does not cut off descenders of the title', async () => {
  await render(<AppBar title="Configurações" />)
  const title = page.getByRole('heading').element()
  expect(title.scrollHeight).toBe(title.clientHeight)
})

test('centres its title if there is only one action', async () => {
  await render(<AppBar title="Chat" back={{ label: 'Back' }} actions={<span>two wide actions</span>} />)
  const { left, right } = page.getByRole('heading').element().getBoundingClientRect()
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(1)
})

conforms(AppBar, {
  props: ({ press }) => ({ title: 'Settings', back: { label: 'Back', onPress: press('back') } }),
  states: { 'data-tone': { tone: 'clear' }, 'data-align': { align: 'start' } },
  views: [
    {
      title: 'Friends of Manchester City',
      subtitle: '486 members',
      actions: <IconButton label="More" icon={<svg />} />,
    },
  ],
})
