import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { OutcomeBar, type OutcomeBarProps } from '.'

const forecast: OutcomeBarProps = {
  title: 'Forecast',
  outcomes: [
    { id: 'home', label: 'City', chance: 0.6, text: '60%' },
    { id: 'draw', label: 'Draw', chance: 0.15, text: '15%' },
    { id: 'away', label: 'Liverpool', chance: 0.25, text: '25%' },
  ],
}

test('names each outcome with its chance, over a bar in proportion', async () => {
  const { container } = await render(<OutcomeBar {...forecast} note="From 400 results" />)
  await expect.element(page.getByRole('heading', { name: 'Forecast' })).toBeVisible()
  await expect.element(page.getByText('From 400 results')).toBeVisible()
  const items = page.getByRole('list', { name: 'Forecast' }).getByRole('listitem')
  expect(items.elements().map((item) => item.textContent)).toEqual(['60%City', '15%Draw', '25%Liverpool'])
  const [home = 0, draw = 1] = [...container.querySelectorAll('[style*=share]')].map(
    (part) => part.getBoundingClientRect().width,
  )
  expect(home / draw).toBeCloseTo(4, 1)
})

conforms(OutcomeBar, { props: () => forecast, views: [{ note: 'From 400 results' }] })
