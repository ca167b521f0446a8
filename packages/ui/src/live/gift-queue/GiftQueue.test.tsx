import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { GiftBanner, GiftQueue, type RoomGift } from '.'

const gift = (id: string, comboKey: string, count = 1): RoomGift => ({
  id,
  comboKey,
  sender: { name: comboKey },
  text: 'sent a rocket',
  count,
})
const history = [gift('0', 'Zoe')]

test('shows gifts that arrive, two at a time, and not those that were there before', async () => {
  const { rerender } = await render(<GiftQueue gifts={history} />)
  expect(page.getByText('Zoe').query()).toBeNull()
  await rerender(<GiftQueue gifts={[...history, gift('1', 'Ana'), gift('2', 'Bo'), gift('3', 'Cy')]} />)
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Bo', { exact: true })).toBeVisible()
  expect(page.getByText('Cy').query()).toBeNull()
  await expect.element(page.getByText('Cy', { exact: true })).toBeVisible()
})

test('shows no gift again when the last one is removed', async () => {
  const { rerender, container } = await render(
    <GiftQueue gifts={[gift('0', 'Zoe'), gift('1', 'Ana'), gift('2', 'Bo')]} />,
  )
  await rerender(<GiftQueue gifts={[gift('0', 'Zoe'), gift('1', 'Ana')]} />)
  expect(container.textContent).toBe('')
  await rerender(<GiftQueue gifts={[gift('1', 'Ana'), gift('3', 'Cy')]} />)
  await expect.element(page.getByText('Cy', { exact: true })).toBeVisible()
  expect(page.getByText('Ana').query()).toBeNull()
})

test('counts a combo in its banner and pops the number', async () => {
  const first = [...history, gift('1', 'Ana', 66)]
  const { rerender } = await render(<GiftQueue gifts={history} />)
  await rerender(<GiftQueue gifts={first} />)
  await expect.element(page.getByText('×66')).toBeVisible()
  await rerender(<GiftQueue gifts={[...first, gift('2', 'Ana', 66)]} />)
  await expect.element(page.getByText('×132')).toHaveAttribute('data-grown')
  expect(page.getByText('Ana').elements()).toHaveLength(1)
})

test('is empty again when every gift was seen', async () => {
  const { rerender, container } = await render(<GiftQueue gifts={history} />)
  await rerender(<GiftQueue gifts={[...history, gift('1', 'Ana')]} />)
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  await expect.poll(() => container.textContent).toBe('')
})

conforms(GiftQueue, { props: () => ({ gifts: history }) })

conforms(GiftBanner, {
  props: () => ({ gift: { ...gift('1', 'Ana Carolina', 66), text: 'sent a rocket' }, total: 132 }),
  states: {
    'data-leaving': { leaving: true },
    'data-mine': { gift: { ...gift('1', 'Ana'), isMine: true } },
    'data-tone': { gift: { ...gift('1', 'Ana'), tone: 'grand' } },
  },
  views: [{ combos: 2 }],
})
