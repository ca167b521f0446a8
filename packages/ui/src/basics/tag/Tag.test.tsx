import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Tag } from '.'

test('is removed by a button with a name of its own', async () => {
  const onPress = vi.fn()
  await render(<Tag remove={{ label: 'Remove Serie A', onPress }}>Serie A</Tag>)
  await page.getByRole('button', { name: 'Remove Serie A' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('shortens a text that is wider than its place', async () => {
  await render(
    <div style={{ width: 120 }}>
      <Tag>A league with a name that never ends</Tag>
    </div>,
  )
  const tag = document.querySelector('[data-component="Tag"]')
  expect(tag?.getBoundingClientRect().width).toBeLessThanOrEqual(120)
})

conforms(Tag, {
  props: ({ press }) => ({ children: 'Serie A', remove: { label: 'Remove', onPress: press('remove') } }),
  states: { 'data-tone': { tone: 'brand' }, 'data-look': { look: 'outline' } },
  views: [{ tone: 'good' }, { tone: 'warn' }, { tone: 'live' }, { tone: 'brand', look: 'outline' }],
})
