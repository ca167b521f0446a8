import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { PaySheet, type PaySheetProps } from '.'

const nothing = () => undefined
const sheet = {
  open: true,
  title: 'Confirm',
  closeLabel: 'Close',
  money: { cents: 123_450, currency: 'BRL' },
  lang: 'pt-BR',
  description: 'Membership for a month',
  methods: [
    { id: 'wallet', label: 'Balance' },
    { id: 'pix', label: 'Pix' },
  ],
  method: 'wallet',
  onMethod: nothing,
  onPay: nothing,
  onClose: nothing,
  labels: { methods: 'How to pay', pay: 'Pay' },
} satisfies PaySheetProps

const press = (name: string) => {
  const button = page.getByRole('button', { name }).element()
  if (button instanceof HTMLElement) button.click()
}

test('pays the amount in the chosen way', async () => {
  const [onMethod, onPay] = [vi.fn(), vi.fn()]
  await render(<PaySheet {...sheet} onMethod={onMethod} onPay={onPay} />)
  await expect.element(page.getByRole('dialog', { name: 'Confirm' })).toHaveTextContent('R$ 1.234,50')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  expect(onMethod.mock.calls).toEqual([['pix']])
  expect(onPay).toHaveBeenCalledOnce()
})

test('does not pay without a way to pay', async () => {
  const onPay = vi.fn()
  await render(<PaySheet {...sheet} method={null} onPay={onPay} />)
  press('Pay')
  expect(onPay).not.toHaveBeenCalled()
})

test('while a payment runs it takes no second one, no other way, and stays open', async () => {
  const [onPay, onClose] = [vi.fn(), vi.fn()]
  await render(<PaySheet {...sheet} busy onPay={onPay} onClose={onClose} />)
  press('Pay')
  press('Close')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('radio', { name: 'Pix' })).toBeDisabled()
  expect([onPay, onClose].flatMap(({ mock }) => mock.calls)).toEqual([])
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('announces why a payment failed', async () => {
  await render(<PaySheet {...sheet} error="The bank refused it" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bank refused it')
})

behavesLikeModal((modal) => <PaySheet {...sheet} {...modal} title="Leagues" />)

conforms(PaySheet<string>, {
  props: ({ press: pressed, other }) => ({
    ...sheet,
    method: 'wallet',
    onMethod: other('the space bar on a radio button that is chosen changes nothing'),
    onPay: pressed('onPay'),
    onClose: pressed('onClose'),
  }),
})
