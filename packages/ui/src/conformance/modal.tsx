import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toast } from '../basics'
import { withMedia } from './page'

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

    test('gives the focus back when it leaves the page while it is open', async () => {
      const Page = () => {
        const [open, setOpen] = useState(false)
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            {open && <Draw open onClose={() => setOpen(false)} />}
          </>
        )
      }
      await render(<Page />)
      const opener = page.getByRole('button', { name: 'Open' })
      await opener.click()
      await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
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

  describe('leaves the screen with a move', () => {
    // Longer than any test.
    beforeEach(() => document.body.style.setProperty('--leave', '600s'))
    afterEach(() => void document.body.style.removeProperty('--leave'))

    const element = () => document.querySelector('dialog')
    const moves = () => element()?.getAnimations() ?? []
    const opened = async (onClose: () => void) => {
      const Page = ({ there = true }) => {
        const [open, setOpen] = useState(false)
        const close = () => {
          onClose()
          setOpen(false)
        }
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            {there && <Draw open={open} onClose={close} />}
          </>
        )
      }
      const { rerender } = await render(<Page />)
      const opener = page.getByRole('button', { name: 'Open' })
      await opener.click()
      await expect.poll(() => element()?.contains(document.activeElement)).toBe(true)
      return { opener, remove: () => rerender(<Page there={false} />) }
    }

    test('keeps its content until the move is over, and is out of reach meanwhile', async () => {
      const onClose = vi.fn()
      const { opener } = await opened(onClose)
      await userEvent.keyboard('{Escape}')
      await expect.element(opener).toHaveFocus()
      await expect.poll(() => moves().length).toBeGreaterThan(0)
      expect(element()).toHaveTextContent('Leagues')
      expect(element()?.inert).toBe(true)
      await userEvent.keyboard('{Escape}')
      expect(onClose).toHaveBeenCalledOnce()
      for (const move of moves()) move.finish()
      await expect.poll(() => element()?.childElementCount).toBe(0)
      expect(element()).not.toBeVisible()
    })

    test('opens again while it leaves', async () => {
      const { opener } = await opened(vi.fn())
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => moves().length).toBeGreaterThan(0)
      await opener.click()
      await expect.poll(() => element()?.contains(document.activeElement)).toBe(true)
      for (const move of moves()) move.finish()
      await expect.element(page.getByRole('heading', { name: 'Leagues' })).toBeVisible()
    })

    test('leaves nothing behind when it is removed meanwhile', async () => {
      const { opener, remove } = await opened(vi.fn())
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => moves().length).toBeGreaterThan(0)
      await remove()
      expect(element()).toBeNull()
      expect(document.getAnimations()).toEqual([])
      await expect.element(opener).toHaveFocus()
    })

    test('is gone at once with reduced motion', async () => {
      document.body.style.removeProperty('--leave')
      await withMedia('prefers-reduced-motion', 'reduce', async () => {
        await opened(vi.fn())
        await userEvent.keyboard('{Escape}')
        expect(moves()).toEqual([])
        await expect.poll(() => element()?.childElementCount).toBe(0)
      })
    })
  })
}
