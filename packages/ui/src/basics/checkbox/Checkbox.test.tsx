import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Checkbox } from '.'

test('is toggled by a click on its label and by the space bar', async () => {
  const onChange = vi.fn()
  await render(<Checkbox label="I agree" checked={false} onChange={onChange} />)
  await page.getByText('I agree').click()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls.flat()).toEqual([true, true])
})

test('shows the error', async () => {
  await render(<Checkbox label="I agree" checked={false} onChange={() => undefined} error="Agree first" />)
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Agree first')
})

conforms(Checkbox, {
  props: ({ press }) => ({ label: 'I agree', checked: false, onChange: press('onChange') }),
  field: 'input',
  off: [{ disabled: true }],
})
