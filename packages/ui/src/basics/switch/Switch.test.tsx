import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Switch } from '.'

test('is toggled by its label and by the space bar', async () => {
  const onChange = vi.fn()
  await render(<Switch label="Goal alerts" checked={false} onChange={onChange} />)
  await page.getByText('Goal alerts').click()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls.flat()).toEqual([true, true])
})

test('is announced as a switch with its note', async () => {
  await render(<Switch label="Goal alerts" note="For collected matches" checked onChange={() => undefined} />)
  const control = page.getByRole('switch', { name: 'Goal alerts' })
  await expect.element(control).toBeChecked()
  await expect.element(control).toHaveAccessibleDescription('For collected matches')
})

test('keeps its state and stays focused while it is busy', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(<Switch label="Goal alerts" checked={false} onChange={onChange} />)
  await userEvent.keyboard('{Tab}')
  await rerender(<Switch label="Goal alerts" checked={false} busy onChange={onChange} />)
  await userEvent.keyboard(' ')
  const control = page.getByRole('switch')
  await expect.element(control).toHaveFocus()
  await expect.element(control).not.toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
})

test('is sent with a form under its name', async () => {
  const { container } = await render(
    <form>
      <Switch label="Goal alerts" name="goals" checked onChange={() => undefined} />
    </form>,
  )
  const form = container.querySelector('form')
  expect(form && [...new FormData(form).keys()]).toEqual(['goals'])
})

conforms(Switch, {
  props: ({ press }) => ({ label: 'Goal alerts', checked: false, onChange: press('onChange') }),
  states: { 'data-busy': { busy: true }, 'data-disabled': { disabled: true } },
  views: [{ checked: true }, { note: 'For collected matches' }],
  field: 'input',
  skip: { rest: 'the thumb turns as long as the change waits' },
  off: [{ disabled: true }, { busy: true }],
})
