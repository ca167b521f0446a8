import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { ProductCard, type ProductCardProps } from '.'

const product = {
  title: 'Shirt of the season',
  picture: null,
  money: { cents: 123_450, currency: 'BRL' },
  lang: 'pt-BR',
  onOpen: () => undefined,
} satisfies ProductCardProps

test('is opened by a press anywhere on it, also when it is sold out', async () => {
  const onOpen = vi.fn()
  await render(<ProductCard {...product} href="/shop/7" off="Sold out" onOpen={onOpen} />)
  await expect.element(page.getByText('Sold out')).toBeVisible()
  await page.getByRole('article').click({ position: { x: 20, y: 20 } })
  expect(onOpen).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('link', { name: 'Shirt of the season' })).toHaveAttribute('href', '/shop/7')
})

conforms(ProductCard, {
  props: ({ press }) => ({ ...product, onOpen: press('onOpen') }),
  states: { 'data-off': { off: 'Sold out' } },
  views: [{ tag: 'New', note: '120 sold', was: { money: { cents: 200_000, currency: 'BRL' }, label: 'Before' } }],
})
