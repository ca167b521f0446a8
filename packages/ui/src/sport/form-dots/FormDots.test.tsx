import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { FormDots, type FormDotsProps } from '.'

const form: FormDotsProps = {
  label: 'Form of City',
  letters: { win: 'W', draw: 'D', loss: 'L' },
  matches: [
    { id: '1', result: 'win', label: 'Won 2–1 v Chelsea' },
    { id: '2', result: 'draw', label: 'Drew 0–0 v Arsenal' },
    { id: '3', result: 'loss', label: 'Lost 0–3 v Spurs' },
  ],
}

test('shows each result as a letter and announces the match instead', async () => {
  await render(<FormDots {...form} />)
  const dots = page.getByRole('list', { name: 'Form of City' }).getByRole('listitem')
  expect(dots.elements().map((dot) => dot.firstElementChild?.textContent)).toEqual(['W', 'D', 'L'])
  await expect.element(dots.nth(2).getByText('Lost 0–3 v Spurs')).toBeInTheDocument()
  await expect.element(dots.nth(2).getByText('L', { exact: true })).toHaveAttribute('aria-hidden', 'true')
})

test('marks the latest match only', async () => {
  await render(<FormDots {...form} />)
  const marks = page
    .getByRole('listitem')
    .elements()
    .map((dot) => getComputedStyle(dot, '::after').content)
  expect(marks).toEqual(['none', 'none', '""'])
})

conforms(FormDots, { props: () => form })
