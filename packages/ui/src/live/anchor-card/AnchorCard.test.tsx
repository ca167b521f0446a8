import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { AnchorCard } from '.'

test('follows an anchor, and no longer, by a button whose text says which', async () => {
  const onFollow = vi.fn()
  const card = (followed: boolean) => (
    <AnchorCard name="Ana" follow={{ followed, label: followed ? 'Following' : 'Follow', onFollow }} />
  )
  const { rerender } = await render(card(false))
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await rerender(card(true))
  await page.getByRole('button', { name: 'Following' }).click()
  expect(onFollow.mock.calls).toEqual([[true], [false]])
})

test('opens the anchor from everywhere but its button', async () => {
  const onOpen = vi.fn()
  await render(<AnchorCard name="Ana" title="Derby night" href="#ana" onOpen={onOpen} data-testid="card" />)
  await page.getByTestId('card').click({ position: { x: 5, y: 5 } })
  expect(onOpen).toHaveBeenCalledOnce()
})

conforms(AnchorCard, {
  props: ({ press }) => ({
    name: 'Ana Carolina',
    title: 'Derby night',
    note: '12,000 watching',
    live: true,
    onOpen: press('onOpen'),
    follow: { followed: false, label: 'Follow', onFollow: press('onFollow') },
  }),
  views: [{ follow: { followed: true, label: 'Following', onFollow: () => undefined } }],
})
