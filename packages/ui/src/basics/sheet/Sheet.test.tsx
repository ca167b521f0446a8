import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { Sheet } from '.'

const sheet = (onClose: () => void) => (
  <Sheet open title="Leagues" closeLabel="Close" onClose={onClose} footer={<button type="button">Apply</button>}>
    {Array.from({ length: 60 }, (_, at) => (
      <p key={at}>League {at}</p>
    ))}
  </Sheet>
)

test('is at the bottom, and its content scrolls above a fixed footer', async () => {
  await render(sheet(vi.fn()))
  const dialog = page.getByRole('dialog', { name: 'Leagues' })
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  expect(dialog.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight * 0.15)
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeInViewport()
})

test('closes by its button', async () => {
  const onClose = vi.fn()
  await render(sheet(onClose))
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

const swipe = (by: number) => {
  const head = page.getByRole('heading', { name: 'Leagues' }).element()
  const at = { bubbles: true, isPrimary: true, pointerId: 1 }
  // A synthetic pointer cannot be captured.
  if (head.parentElement) head.parentElement.setPointerCapture = () => undefined
  head.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: 300 }))
  head.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: 300 + by }))
  head.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: 300 + by }))
}

test('closes on a long swipe down and springs back after a short one', async () => {
  const onClose = vi.fn()
  await render(sheet(onClose))
  swipe(40)
  expect(onClose).not.toHaveBeenCalled()
  swipe(200)
  expect(onClose).toHaveBeenCalledOnce()
})

behavesLikeModal((modal) => (
  <Sheet {...modal} title="Leagues" closeLabel="Close">
    La Liga
  </Sheet>
))

conforms(Sheet, {
  props: ({ press }) => ({
    open: true,
    title: 'Leagues',
    closeLabel: 'Close',
    onClose: press('onClose'),
    children: 'La Liga',
  }),
})
