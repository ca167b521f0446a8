import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { ProfileHead } from '.'

test('shows the name and pairs every number with its label', async () => {
  await render(<ProfileHead name="Ana" badges={['Lv7']} stats={[{ id: 'fans', label: 'Fans', value: '3' }]} />)
  await expect.element(page.getByRole('heading', { name: 'Ana Lv7' })).toBeVisible()
  await expect.element(page.getByRole('term')).toHaveTextContent('Fans')
  await expect.element(page.getByRole('definition')).toHaveTextContent('3')
})

test('gives the element of a number to its caller', async () => {
  const gold: { current: HTMLElement | null } = { current: null }
  await render(<ProfileHead name="Ana" stats={[{ id: 'gold', label: 'Gold', value: '170', valueRef: gold }]} />)
  expect(gold.current?.textContent).toBe('170')
})

test('keeps every number whole, on a line of its own if it does not fit beside the others', async () => {
  const stats = ['gold', 'diamonds', 'balance'].map((id) => ({ id, label: id, value: 'CN¥ 9.133.333,86' }))
  await render(<ProfileHead name="Ana" stats={stats} />)
  for (const { id } of stats) {
    const number = document.createRange()
    number.selectNodeContents(page.getByTestId(id).element())
    expect(number.getClientRects()).toHaveLength(1)
  }
})

conforms(ProfileHead, {
  props: () => ({ name: 'Ana', badges: ['Lv7'], stats: [{ id: 'fans', label: 'Fans', value: '3' }] }),
  views: [
    {
      name: 'FriendOfManchesterCity1894',
      signature: 'Only football, and a little basketball',
      badges: ['Lv39', 'VIP until 12/31'],
      stats: ['Following', 'Followers', 'Posts', 'Visitors'].map((label) => ({ id: label, label, value: '21,350' })),
      actions: <Button>Follow</Button>,
    },
  ],
})
