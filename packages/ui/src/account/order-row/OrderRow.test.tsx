import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { OrderRow, type OrderRowProps } from '.'

const order = {
  title: 'Shirt of the season',
  note: 'L · 11-21 20:15',
  picture: null,
  count: '× 2',
  money: { cents: 1_234_567, currency: 'BRL' },
  lang: 'pt-BR',
  state: { text: 'Not paid', tone: 'warn' },
} satisfies OrderRowProps

test('is an article with its title, its state and what was paid', async () => {
  await render(<OrderRow {...order} />)
  const article = page.getByRole('article')
  await expect.element(article.getByRole('heading', { name: 'Shirt of the season' })).toBeVisible()
  await expect.element(article).toHaveTextContent('Not paid')
  await expect.element(article).toHaveTextContent('R$ 12.345,67')
})

conforms(OrderRow, { props: () => order, views: [{ actions: <Button size="small">Pay now</Button> }] })
