import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { PlanCard, type PlanCardProps } from '.'

const plan = {
  master: { name: 'FriendOfManchesterCity1894', record: '8 of the last 10' },
  title: 'Both teams are stronger at home',
  match: '22:00 · Manchester City – Liverpool',
  note: 'Sealed on Monday at 18:00',
  money: { cents: 123_450, currency: 'BRL' },
  lang: 'pt-BR',
  openLabel: 'Read',
  onOpen: () => undefined,
} satisfies PlanCardProps

test('shows its price until it may be read', async () => {
  const { rerender } = await render(<PlanCard {...plan} />)
  await expect.element(page.getByRole('article')).toHaveTextContent('R$ 1.234,50')
  await rerender(<PlanCard {...plan} money={null} />)
  await expect.element(page.getByText('Read')).toBeVisible()
  await expect.element(page.getByRole('article')).not.toHaveTextContent('R$')
})

test('is opened by a press anywhere on it', async () => {
  const onOpen = vi.fn()
  await render(<PlanCard {...plan} href="/plan/7" onOpen={onOpen} />)
  await page.getByRole('article').click({ position: { x: 30, y: 12 } })
  expect(onOpen).toHaveBeenCalledOnce()
})

conforms(PlanCard, {
  props: ({ press }) => ({ ...plan, onOpen: press('onOpen') }),
  views: [{ money: null, state: { text: 'Won', tone: 'good' } }],
})
