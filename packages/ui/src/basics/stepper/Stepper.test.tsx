import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Stepper, type StepperProps } from '.'

const labels = { decrease: 'Fewer', increase: 'More' }

const Field = (props: Partial<StepperProps>) => {
  const [value, setValue] = useState(2)
  return <Stepper label="Copies" value={value} onChange={setValue} min={1} max={5} labels={labels} {...props} />
}
const field = () => page.getByRole('spinbutton', { name: 'Copies' })

test('counts by its buttons and by arrow keys, up to the limits', async () => {
  await render(<Field />)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(field()).toHaveValue('3')
  await field().click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveValue('2')
  await userEvent.keyboard('{End}{ArrowUp}')
  await expect.element(field()).toHaveValue('5')
})

test('keeps the focus on a button that has reached its limit', async () => {
  await render(<Field />)
  const fewer = page.getByRole('button', { name: 'Fewer' })
  await fewer.click()
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  await expect.element(fewer).toHaveFocus()
})

test('takes over a typed number when the field is left, within the limits', async () => {
  const onChange = vi.fn()
  await render(<Field onChange={onChange} />)
  await userEvent.fill(field(), '40')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([[5]])
})

test('returns to its value after a text that is no number', async () => {
  await render(<Field />)
  await userEvent.fill(field(), 'two')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('2')
})

conforms(Stepper, {
  props: ({ press }) => ({ label: 'Copies', value: 2, onChange: press('onChange'), labels }),
  field: 'input',
  off: [{ disabled: true }],
})
