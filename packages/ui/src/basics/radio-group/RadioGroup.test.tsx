import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { RadioGroup, type RadioGroupProps } from '.'

const CHOICES = [
  { id: 'spam', label: 'Spam' },
  { id: 'abuse', label: 'Abuse', note: 'Insults, threats' },
  { id: 'fraud', label: 'Fraud', disabled: true },
  { id: 'other', label: 'Other' },
]

const Group = (props: Partial<RadioGroupProps>) => {
  const [value, setValue] = useState<string | null>('spam')
  return <RadioGroup label="Reason" choices={CHOICES} value={value} onChange={setValue} {...props} />
}

test('is named by its label, and a choice explained by its note', async () => {
  await render(<Group />)
  await expect.element(page.getByRole('radiogroup', { name: 'Reason' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Abuse' })).toHaveAccessibleDescription('Insults, threats')
})

test('is one stop of the Tab key; arrow keys choose and pass over what is disabled', async () => {
  await render(<Group />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Abuse' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Other' })).toHaveFocus()
})

test('does not choose when the caller keeps the value', async () => {
  const onChange = vi.fn()
  await render(<Group value={null} onChange={onChange} />)
  await page.getByText('Other').click()
  expect(onChange).toHaveBeenCalledWith('other')
  await expect.element(page.getByRole('radio', { name: 'Other' })).not.toBeChecked()
})

test('announces the error', async () => {
  await render(<Group error="Choose a reason" />)
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a reason')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a reason')
})

test('is sent with a form under its name', async () => {
  const { container } = await render(
    <form>
      <Group name="reason" />
    </form>,
  )
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([['reason', 'spam']])
})

conforms(RadioGroup<string>, {
  props: ({ press }) => ({
    label: 'Reason',
    choices: [{ id: 'spam', label: 'Spam' }],
    value: null,
    onChange: press('onChange'),
  }),
  states: { 'data-invalid': { error: 'Choose a reason' } },
  views: [{ value: 'spam' }, { choices: CHOICES, value: 'abuse' }, { hideLabel: true }],
  off: [{ disabled: true }],
})
