import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { OtpField, type OtpFieldProps } from '.'

const Field = ({ onChange, ...props }: Partial<OtpFieldProps>) => {
  const [value, setValue] = useState('')
  const change = (code: string) => {
    setValue(code)
    onChange?.(code)
  }
  return <OtpField label="Code" value={value} onChange={change} {...props} />
}
const field = () => page.getByRole('textbox', { name: 'Code' })
const boxes = () => [...document.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).join('|')

test('shows a digit per box and tells when the code is complete', async () => {
  const onComplete = vi.fn()
  await render(<Field length={4} onComplete={onComplete} />)
  await userEvent.type(field(), '12a3')
  expect(boxes()).toBe('1|2|3|')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('4')
  expect(boxes()).toBe('1|2|3|4')
  expect(onComplete.mock.calls).toEqual([['1234']])
})

test('takes the digits of a pasted text, and no more than fit', async () => {
  await render(<Field length={4} />)
  await userEvent.fill(field(), 'Code: 98 76 54')
  await expect.element(field()).toHaveValue('9876')
})

test('deletes from the end, wherever it was touched', async () => {
  await render(<Field length={4} />)
  await userEvent.fill(field(), '123')
  const { left = 0, top = 0 } = document.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? {}
  expect(document.elementFromPoint(left + 4, top + 10)).toBe(field().element())
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.element(field()).toHaveValue('12')
})

test('can be filled in by the phone', async () => {
  await render(<Field />)
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
})

test('announces the error instead of the hint', async () => {
  const { rerender } = await render(<Field hint="Sent to 138****0000" />)
  await expect.element(field()).toHaveAccessibleDescription('Sent to 138****0000')
  await rerender(<Field hint="Sent to 138****0000" error="Wrong code" />)
  await expect.element(field()).toHaveAccessibleDescription('Wrong code')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong code')
})

conforms(OtpField, {
  props: ({ other }) => ({
    label: 'Code',
    value: '12',
    onChange: other('a digit was written'),
    onComplete: other('the last digit was written'),
  }),
  states: { 'data-invalid': { error: 'Wrong code' } },
  field: 'input',
  views: [{ hint: 'Sent to 138****0000' }, { disabled: true }],
  skip: { direction: 'a code is written from left to right in every language' },
})
