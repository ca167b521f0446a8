import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { SelectField, SelectSheet, type SelectFieldProps, type SelectOption } from '.'

const OPTIONS: readonly SelectOption[] = [
  { id: 'bank', label: 'Bank transfer', note: '1 to 3 days' },
  { id: 'pix', label: 'Pix' },
  { id: 'card', label: 'Card', disabled: true },
  { id: 'paypal', label: 'PayPal' },
]
const option = (name: string) => page.getByRole('option', { name })

const sheet = (onSelect: (id: string) => void, value: string | null = 'pix') => (
  <SelectSheet open title="Payout" closeLabel="Close" onClose={vi.fn()} {...{ options: OPTIONS, value, onSelect }} />
)

test('opens on the chosen option, or on the first that can be chosen', async () => {
  const { rerender } = await render(sheet(vi.fn()))
  await expect.element(option('Pix')).toHaveFocus()
  await expect.element(option('Pix')).toHaveAttribute('aria-selected', 'true')
  await rerender(<p />)
  await rerender(sheet(vi.fn(), null))
  await expect.element(option('Bank transfer')).toHaveFocus()
})

test('moves by arrow keys and letters, passes over what is disabled, and chooses by Enter', async () => {
  const onSelect = vi.fn()
  await render(sheet(onSelect))
  await expect.element(option('Pix')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('PayPal')).toHaveFocus()
  await userEvent.keyboard('b')
  await expect.element(option('Bank transfer')).toHaveFocus()
  await userEvent.keyboard('pp')
  await expect.element(option('PayPal')).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['paypal']])
})

test('scrolls to the chosen option of a long list', async () => {
  const options = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, label: `Bank ${at}` }))
  await render(
    <SelectSheet
      open
      title="Bank"
      closeLabel="Close"
      options={options}
      value="50"
      onSelect={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  await expect.element(option('Bank 50')).toBeInViewport()
})

const Field = (props: Partial<SelectFieldProps>) => {
  const [value, setValue] = useState<string | null>(null)
  return (
    <SelectField
      label="Payout"
      placeholder="Choose one"
      closeLabel="Close"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}
const field = () => page.getByRole('combobox', { name: 'Payout' })

test('a field shows what is chosen in its sheet, and gets the focus back', async () => {
  await render(<Field hint="Sent once a day" />)
  await expect.element(field()).toHaveTextContent('Choose one')
  await expect.element(field()).toHaveAccessibleDescription('Sent once a day')
  await field().click()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await option('Pix').click()
  await expect.element(field()).toHaveTextContent('Pix')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
})

test('a field keeps its value when its sheet is closed', async () => {
  const onChange = vi.fn()
  await render(<Field value="pix" onChange={onChange} />)
  await field().click()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(field()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('a field announces its error, and is sent with a form under its name', async () => {
  const { container } = await render(
    <form>
      <Field name="payout" value="pix" error="Not open today" />
    </form>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not open today')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([['payout', 'pix']])
})

behavesLikeModal((modal) => (
  <SelectSheet {...modal} title="Leagues" closeLabel="Close" options={OPTIONS} value="pix" onSelect={vi.fn()} />
))

conforms(SelectSheet<string>, {
  props: ({ press, other }) => ({
    open: true,
    title: 'Payout',
    closeLabel: 'Close',
    options: OPTIONS,
    value: 'bank',
    onSelect: press('onSelect'),
    onClose: other('its button is before the option that has the focus first'),
  }),
})

conforms(SelectField<string>, {
  props: ({ other }) => ({
    label: 'Payout',
    placeholder: 'Choose one',
    closeLabel: 'Close',
    options: OPTIONS,
    value: null,
    onChange: other('an option of the sheet that a press opens'),
  }),
  field: 'button[role=combobox]',
  states: { 'data-invalid': { error: 'Not open today' } },
  views: [{ value: 'bank', hint: 'Sent once a day' }],
  off: [{ disabled: true }],
})
