import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { Coupon } from '.'
import { Price } from '../price'

const coupon = {
  worth: '7 days',
  title: 'Membership for a week',
  note: 'until 2026-12-31',
  action: <Button>Use</Button>,
}

test('has a button while it can be used, and its state in words afterwards', async () => {
  const { rerender } = await render(<Coupon {...coupon} />)
  await expect.element(page.getByRole('button', { name: 'Use' })).toBeVisible()
  await rerender(<Coupon {...coupon} state="used" stateLabel="Used on Monday" />)
  await expect.element(page.getByText('Used on Monday')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

conforms(Coupon, {
  props: () => coupon,
  states: { 'data-state': { state: 'expired', stateLabel: 'Expired' } },
  views: [
    { worth: <Price money={{ cents: 123_450, currency: 'BRL' }} lang="pt-BR" />, condition: 'from R$ 2.000,00 on' },
  ],
})
