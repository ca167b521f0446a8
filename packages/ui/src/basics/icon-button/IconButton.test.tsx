import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { IconButton } from '.'

test('has an accessible name, a target of 44 px, and announces its badge', async () => {
  const onPress = vi.fn()
  await render(<IconButton label="Messages" icon={<svg />} badge={<span>8</span>} onPress={onPress} />)
  const button = page.getByRole('button', { name: 'Messages 8' })
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await button.click()
  expect(onPress).toHaveBeenCalledOnce()
})

conforms(IconButton, {
  props: ({ press }) => ({ label: 'Messages', icon: <svg />, onPress: press('onPress') }),
  states: { 'data-tone': { tone: 'brand' } },
  off: [{ disabled: true }, { disabled: true, href: '#elsewhere' }],
})
