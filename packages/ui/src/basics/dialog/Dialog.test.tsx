import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { Button } from '../button'
import { Sheet } from '../sheet'
import { Dialog } from '.'

test('is explained by its description', async () => {
  await render(<Dialog open title="Log in?" description="For everything" onClose={vi.fn()} actions={<button />} />)
  await expect.element(page.getByRole('dialog', { name: 'Log in?' })).toHaveAccessibleDescription('For everything')
})

test('leaves the screen with the modal that it is in, and is out of reach meanwhile', async () => {
  // Longer than any test.
  document.body.style.setProperty('--leave', '600s')
  onTestFinished(() => void document.body.style.removeProperty('--leave'))
  const onClose = vi.fn()
  const Page = () => {
    const [open, setOpen] = useState(false)
    const [asks, setAsks] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Sheet open={open} title="Gifts" closeLabel="Close" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setAsks(true)}>
            Send
          </button>
          <Dialog
            open={asks}
            title="Log in?"
            onClose={onClose}
            actions={<Button onPress={() => setOpen(false)}>Yes</Button>}
          />
        </Sheet>
      </>
    )
  }
  await render(<Page />)
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(opener).toHaveFocus()
  const inner = document.querySelector<HTMLDialogElement>('dialog dialog')
  expect(inner).toHaveTextContent('Log in?')
  expect([inner?.open, inner?.inert]).toEqual([false, true])
  const { left, top } = inner?.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
  expect(inner?.contains(document.elementFromPoint(left + 10, top + 10))).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

behavesLikeModal((modal) => <Dialog {...modal} title="Leagues" actions={<Button>Apply</Button>} />)

conforms(Dialog, {
  props: ({ press, other }) => ({
    open: true,
    title: 'Log in?',
    onClose: other('Escape, the back gesture, or a press outside'),
    actions: <Button onPress={press('action')}>Yes</Button>,
  }),
})
