import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { BillRow, type BillRowProps } from '.'

const bill = {
  title: 'Withdrawal to the bank',
  note: '11-21 20:15 · balance R$ 20,00',
  money: { cents: -123_456_789, currency: 'BRL' },
  lang: 'pt-BR',
} satisfies BillRowProps

test('shows what went out with a minus, and what came in with a plus', async () => {
  const { container } = await render(
    <>
      <BillRow {...bill} />
      <BillRow {...bill} title="Top-up" money={{ cents: 500, currency: 'BRL' }} />
    </>,
  )
  await expect.element(page.getByText('Top-up')).toBeVisible()
  expect(container.textContent).toContain('-R$')
  expect(container.textContent).toContain('+R$')
})

conforms(BillRow, { props: () => bill, views: [{ icon: <svg />, tag: <b>Pending</b> }] })
