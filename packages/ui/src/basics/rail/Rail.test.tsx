import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../button'
import { Rail } from '.'

const NAMES = ['Arsenal', 'Chelsea', 'Everton', 'Fulham', 'Liverpool', 'Wolves']

test('scrolls sideways to the card that takes the focus', async () => {
  await render(
    <Rail label="Teams" items={NAMES} keyOf={(name) => name}>
      {(name) => <Button tone="outline">{name}</Button>}
    </Rail>,
  )
  const rail = page.getByRole('list', { name: 'Teams' })
  await expect.element(rail.getByRole('listitem').first()).toBeVisible()
  const last = page.getByRole('button', { name: 'Wolves' }).element() as HTMLElement
  const isInSight = () => last.getBoundingClientRect().right <= rail.element().getBoundingClientRect().right
  expect(isInSight()).toBe(false)
  last.focus()
  await expect.poll(isInSight).toBe(true)
})

conforms(Rail<string>, {
  props: () => ({
    label: 'Teams',
    items: NAMES,
    keyOf: (name) => name,
    children: (name) => <Button tone="outline">{name}</Button>,
  }),
})
