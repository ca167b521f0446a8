import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { behavesLikeTextField, conforms } from '../../conformance'
import { TextField, type TextFieldProps } from '.'

const Field = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState('secret1')
  return <TextField label="Password" value={value} onChange={setValue} {...props} />
}

test('shows and hides a password', async () => {
  await render(<Field type="password" reveal={{ show: 'Show', hide: 'Hide' }} />)
  const field = page.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('takes several lines', async () => {
  await render(<Field rows={3} value={'one\ntwo'} />)
  const field = page.getByLabelText('Password')
  await expect.element(field).toHaveValue('one\ntwo')
  expect(field.element().tagName).toBe('TEXTAREA')
})

behavesLikeTextField((field) => <TextField {...field} />)

conforms(TextField, {
  props: ({ other }) => ({ label: 'Account', value: 'ana', onChange: other('the text changed') }),
  states: { 'data-invalid': { error: 'Too short' } },
  field: 'input',
  views: [{ type: 'password', reveal: { show: 'Show', hide: 'Hide' }, hint: '6 to 20 letters and numbers' }],
})
