import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers } from '../../conformance/held-timers'
import { GiftBanner, GiftQueue, type RoomGift } from '.'

const gift = (id: string, comboKey: string, count = 1): RoomGift => ({
  id,
  comboKey,
  sender: { name: comboKey },
  text: 'sent a rocket',
  count,
})
const history = [gift('0', 'Zoe')]
const banner = (name: string) => page.getByText(name, { exact: true })
const leaving = () => document.querySelectorAll('[data-leaving]')

test('shows gifts that arrive, two at a time, and not those that were there before', async () => {
  const { pass } = holdTimers()
  const { rerender } = await render(<GiftQueue gifts={history} />)
  expect(page.getByText('Zoe').query()).toBeNull()
  await rerender(<GiftQueue gifts={[...history, gift('1', 'Ana'), gift('2', 'Bo'), gift('3', 'Cy')]} />)
  await expect.element(banner('Ana')).toBeVisible()
  await expect.element(banner('Bo')).toBeVisible()
  expect(banner('Cy').query()).toBeNull()
  await pass(2_999)
  expect(leaving()).toHaveLength(0)
  await pass(1)
  expect(leaving()).toHaveLength(2)
  expect(banner('Cy').query()).toBeNull()
  await pass(200)
  await expect.element(banner('Cy')).toBeVisible()
  expect(banner('Ana').query()).toBeNull()
})

test('shows no gift again when the last one is removed', async () => {
  holdTimers()
  const { rerender, container } = await render(
    <GiftQueue gifts={[gift('0', 'Zoe'), gift('1', 'Ana'), gift('2', 'Bo')]} />,
  )
  await rerender(<GiftQueue gifts={[gift('0', 'Zoe'), gift('1', 'Ana')]} />)
  expect(container.textContent).toBe('')
  await rerender(<GiftQueue gifts={[gift('1', 'Ana'), gift('3', 'Cy')]} />)
  await expect.element(banner('Cy')).toBeVisible()
  expect(page.getByText('Ana').query()).toBeNull()
})

test('counts a combo in its banner and pops the number', async () => {
  holdTimers()
  const first = [...history, gift('1', 'Ana', 66)]
  const { rerender } = await render(<GiftQueue gifts={history} />)
  await rerender(<GiftQueue gifts={first} />)
  await expect.element(page.getByText('×66')).toBeVisible()
  await rerender(<GiftQueue gifts={[...first, gift('2', 'Ana', 66)]} />)
  await expect.element(page.getByText('×132')).toHaveAttribute('data-grown')
  expect(page.getByText('Ana').elements()).toHaveLength(1)
})

test('is empty again when every gift was seen', async () => {
  const { pass } = holdTimers()
  const { rerender, container } = await render(<GiftQueue gifts={history} />)
  await rerender(<GiftQueue gifts={[...history, gift('1', 'Ana')]} />)
  await expect.element(banner('Ana')).toBeVisible()
  await pass(3_200)
  expect(container.textContent).toBe('')
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
