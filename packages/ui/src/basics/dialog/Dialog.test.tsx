import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { conforms } from '../../conformance'
import { Button } from '../button'
import { Toast } from '../toast'
import { Dialog } from '.'

const Question = ({ name, onClose = vi.fn() }: { name?: string; onClose?: () => void }) => (
  <Dialog
    open
    title="Log in?"
    description="For everything"
    name={name}
    onClose={onClose}
    actions={<button type="button">Yes</button>}
  />
)

test('is a modal dialog with a name and a description', async () => {
  await render(<Question />)
  const dialog = page.getByRole('dialog', { name: 'Log in?' })
  await expect.element(dialog).toHaveAccessibleDescription('For everything')
  expect(dialog.element().matches(':modal')).toBe(true)
})

test('traps the focus and restores it when it closes', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog
          open={open}
          title="Log in?"
          onClose={() => setOpen(false)}
          actions={
            <button type="button" onClick={() => setOpen(false)}>
              No
            </button>
          }
        />
      </>
    )
  }
  await render(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'No' })).toHaveFocus()
  await page.getByRole('button', { name: 'No' }).click()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('requests to be closed on Escape and on a press outside, not on a press inside', async () => {
  const onClose = vi.fn()
  await render(<Question onClose={onClose} />)
  await page.getByText('For everything').click()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  page
    .getByRole('dialog')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('shows only one dialog of the same name at a time', async () => {
  await render(
    <>
      <Question name="login" />
      <Question name="login" />
    </>,
  )
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

test('lets another dialog of the same name open after it is removed', async () => {
  const { rerender } = await render(<Question key="first" name="login" />)
  await rerender(<Question key="second" name="login" />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('contains a toast that appears while it is open', async () => {
  const { rerender } = await render(<Question />)
  await rerender(
    <>
      <Question />
      <Toast kind="failure" text="Wrong code" />
    </>,
  )
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('Wrong code')
})

conforms(Dialog, {
  props: ({ press, other }) => ({
    open: true,
    title: 'Log in?',
    onClose: other('Escape, the back gesture, or a press outside'),
    actions: <Button onPress={press('action')}>Yes</Button>,
  }),
})
