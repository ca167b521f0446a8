import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeTextField, conforms } from '../../conformance'
import { CaptchaField } from '.'

test('requests a new picture when the picture is pressed', async () => {
  const onRefresh = vi.fn()
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  await render(
    <CaptchaField
      label="Code"
      value=""
      onChange={() => undefined}
      image={image}
      refreshLabel="Another picture"
      onRefresh={onRefresh}
    />,
  )
  await page.getByRole('button', { name: 'Another picture' }).click()
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('autocomplete', 'off')
})

behavesLikeTextField((field) => (
  <CaptchaField
    {...field}
    image="data:image/gif;base64,R0lGODlhAQABAAAAACw="
    refreshLabel="Other"
    onRefresh={vi.fn()}
  />
))

conforms(CaptchaField, {
  props: ({ press, other }) => ({
    label: 'Code',
    value: '',
    onChange: other('the text changed'),
    image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    refreshLabel: 'Another picture',
    onRefresh: press('onRefresh'),
  }),
  states: { 'data-invalid': { error: 'Wrong' } },
  field: 'input',
})
