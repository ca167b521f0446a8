import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers } from '../../conformance/held-timers'
import { GiftPanel, type GiftItem, type GiftPanelProps } from '.'

const gifts: GiftItem[] = Array.from({ length: 12 }, (_, at) => ({
  id: `g${at}`,
  name: `Gift ${at}`,
  price: 10 * (at + 1),
  priceText: `${10 * (at + 1)} gold`,
}))
const labels = {
  gifts: 'Gifts',
  counts: 'How many',
  send: 'Send',
  combo: (times: number) => `Combo ×${times}`,
  topUp: 'Top up',
  tooPoor: 'Not enough gold',
}
const least = {
  open: true,
  title: 'Gifts',
  closeLabel: 'Close',
  gifts,
  selectedId: 'g0',
  count: 1,
  purse: { amount: 1_000, text: '1,000 gold' },
  labels,
}

const Panel = (props: Partial<GiftPanelProps>) => {
  const [selectedId, setSelectedId] = useState<string | null>('g0')
  const [count, setCount] = useState(1)
  return (
    <GiftPanel
      {...least}
      onClose={() => undefined}
      onSend={() => undefined}
      selectedId={selectedId}
      onSelect={setSelectedId}
      count={count}
      onCount={setCount}
      {...props}
    />
  )
}
const gift = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}\\b`) })
const send = () => page.getByRole('button', { name: /Send|Combo/ })

test('sends the chosen gift in the chosen number', async () => {
  const onSend = vi.fn()
  await render(<Panel onSend={onSend} />)
  await gift('Gift 2').click()
  await page.getByRole('radio', { name: '×10', exact: true }).click()
  await send().click()
  expect(onSend.mock.calls).toEqual([['g2', 10, 1]])
})

test('counts presses in a row, until three seconds pass or another gift is chosen', async () => {
  const { pass } = holdTimers()
  const onSend = vi.fn()
  await render(<Panel onSend={onSend} />)
  await send().click()
  await send().click()
  await expect.element(send()).toHaveTextContent('Combo ×2')
  await gift('Gift 1').click()
  await expect.element(send()).toHaveTextContent('Send')
  await send().click()
  await expect.element(send()).toHaveTextContent('Combo ×1')
  await pass(2_999)
  await send().click()
  await expect.element(send()).toHaveTextContent('Combo ×2')
  await pass(3_000)
  await expect.element(send()).toHaveTextContent('Send')
  await send().click()
  expect(onSend.mock.calls.map(([id, , combo]) => [id, combo])).toEqual([
    ['g0', 1],
    ['g0', 2],
    ['g1', 1],
    ['g1', 2],
    ['g1', 1],
  ])
})

test('does not send what the purse cannot pay, and says so', async () => {
  const onSend = vi.fn()
  const onTopUp = vi.fn()
  await render(<Panel onSend={onSend} onTopUp={onTopUp} purse={{ amount: 60, text: '60 gold' }} />)
  await page.getByRole('radio', { name: '×10', exact: true }).click()
  await expect.element(send()).toBeDisabled()
  await expect.element(page.getByRole('status')).toHaveTextContent('Not enough gold')
  await page.getByRole('button', { name: 'Top up' }).click()
  expect(onTopUp).toHaveBeenCalledOnce()
  await page.getByRole('radio', { name: '×1', exact: true }).click()
  await expect.element(send()).toBeEnabled()
})

test('brings the page of a gift into view that is chosen by keyboard', async () => {
  await render(<Panel />)
  ;(gift('Gift 0').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(gift('Gift 11')).toHaveFocus()
  await expect.element(gift('Gift 11')).toHaveAttribute('aria-checked', 'true')
  await expect.element(gift('Gift 11')).toBeInViewport()
})

test('has nothing to send without a chosen gift', async () => {
  await render(<Panel selectedId={null} />)
  await expect.element(send()).toBeDisabled()
})

conforms(GiftPanel, {
  props: ({ press }) => ({
    ...least,
    gifts: gifts.slice(0, 5),
    counts: [1, 10, 66],
    onClose: press('onClose'),
    onSelect: press('onSelect'),
    onCount: press('onCount'),
    onSend: press('onSend'),
    onTopUp: press('onTopUp'),
  }),
  views: [{ purse: { amount: 5, text: '5 gold' } }],
})
