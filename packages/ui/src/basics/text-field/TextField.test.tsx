import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { conforms } from '../../conformance'
import { TextField, type TextFieldProps } from '.'

const Field = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState('secret1')
  return <TextField label="Password" value={value} onChange={setValue} {...props} />
}

test('is named by its label and explained by its hint', async () => {
  await render(<Field hint="6 to 20" />)
  const field = page.getByRole('textbox', { name: 'Password' })
  await expect.element(field).toHaveAccessibleDescription('6 to 20')
  await userEvent.fill(field, 'other')
  await expect.element(field).toHaveValue('other')
})

test('shows the error instead of the hint', async () => {
  await render(<Field hint="6 to 20" error="Too short" />)
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too short')
  expect(page.getByText('6 to 20').elements()).toHaveLength(0)
})

test('shows and hides a password', async () => {
  await render(<Field type="password" reveal={{ show: 'Show', hide: 'Hide' }} />)
  const field = page.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('has text large enough that iOS does not zoom', async () => {
  await render(<Field />)
  expect(Number.parseFloat(getComputedStyle(page.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(16)
})

conforms(TextField, {
  props: ({ other }) => ({ label: 'Account', value: 'ana', onChange: other('the text changed') }),
  states: { 'data-invalid': { error: 'Too short' } },
  field: 'input',
  views: [{ type: 'password', reveal: { show: 'Show', hide: 'Hide' }, hint: '6 to 20 letters and numbers' }],
})
