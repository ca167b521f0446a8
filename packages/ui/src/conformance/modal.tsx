import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toast } from '../basics'

interface Modal {
  open: boolean
  onClose: () => void
  name?: string
}

/** The behaviour of everything that covers the page and is closed, given how to draw it with a title "Leagues". Rule: UI-10. */
export const behavesLikeModal = (draw: (modal: Modal) => ReactNode) => {
  const Draw = (modal: Modal) => draw(modal)
  const dialog = () => page.getByRole('dialog', { name: 'Leagues' })

  describe('behaves like a modal', () => {
    test('is a modal dialog with a name', async () => {
      await render(<Draw open onClose={vi.fn()} />)
      expect(dialog().element().matches(':modal')).toBe(true)
    })

    test('takes the focus, keeps it, and gives it back when it closes', async () => {
      const Page = () => {
        const [open, setOpen] = useState(false)
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            <Draw open={open} onClose={() => setOpen(false)} />
          </>
        )
      }
      await render(<Page />)
      const opener = page.getByRole('button', { name: 'Open' })
      await opener.click()
      await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Tab}{Tab}{Tab}')
      expect(document.activeElement).not.toBe(opener.query())
      await userEvent.keyboard('{Escape}')
      await expect.element(opener).toHaveFocus()
    })

    test('requests to be closed on Escape and on a press outside, not on a press inside', async () => {
      const onClose = vi.fn()
      await render(<Draw open onClose={onClose} />)
      await page.getByRole('heading', { name: 'Leagues' }).click()
      expect(onClose).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      expect(onClose).toHaveBeenCalledTimes(1)
      dialog()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
      expect(onClose).toHaveBeenCalledTimes(2)
    })

    test('opens once for a name, and again after it is removed', async () => {
      const open = (key: string) => <Draw key={key} open onClose={vi.fn()} name="leagues" />
      const { rerender } = await render([open('first'), open('second')])
      expect(dialog().elements()).toHaveLength(1)
      await rerender([open('third')])
      await expect.element(dialog()).toBeVisible()
    })

    test('contains a toast that appears while it is open', async () => {
      const { rerender } = await render(<Draw open onClose={vi.fn()} />)
      await rerender(
        <>
          <Draw open onClose={vi.fn()} />
          <Toast kind="failure" text="Wrong code" />
        </>,
      )
      await expect.element(dialog().getByRole('alert')).toHaveTextContent('Wrong code')
    })
  })
}
