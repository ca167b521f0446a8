import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Badge, countText } from '.'

test('shows 99+ for more than 99', () => {
  expect([1, 99, 100].map(countText)).toEqual(['1', '99', '99+'])
})

test('is a dot without content and keeps its accessible name', async () => {
  await render(<Badge tone="count" label="unread" />)
  expect(page.getByRole('img', { name: 'unread' }).element().getBoundingClientRect().width).toBeCloseTo(8, 1)
})

conforms(Badge, {
  props: () => ({ children: '12' }),
  states: { 'data-tone': { tone: 'live' }, 'data-dot': { children: undefined } },
  views: [{ tone: 'count', children: undefined }],
  skip: { rest: 'the dot of a running match pulses, in four steps' },
})
