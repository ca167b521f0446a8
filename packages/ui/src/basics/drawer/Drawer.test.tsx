import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { Drawer, type DrawerProps } from '.'

const drawer = (more: Partial<DrawerProps> = {}) => (
  <Drawer
    open
    title="Places"
    closeLabel="Close"
    onClose={vi.fn()}
    footer={<button type="button">Log out</button>}
    {...more}
  >
    {Array.from({ length: 60 }, (_, at) => (
      <p key={at}>Place {at}</p>
    ))}
  </Drawer>
)
const dialog = () => page.getByRole('dialog', { name: 'Places' })

test.each<[DrawerProps['side'], 'left' | 'right']>([
  ['start', 'left'],
  ['end', 'right'],
])('from its %s it is at the %s of the screen, over its whole height, above a fixed footer', async (side, edge) => {
  await render(drawer({ side }))
  const box = dialog().element().getBoundingClientRect()
  expect(box[edge]).toBeCloseTo(edge === 'left' ? 0 : innerWidth, 0)
  expect(box.height).toBeCloseTo(innerHeight, 0)
  expect(box.width).toBeLessThanOrEqual(innerWidth - 44)
  await expect.element(page.getByRole('button', { name: 'Log out' })).toBeInViewport()
})

const swipe = (by: number, pointerType = 'touch') => {
  const body = page.getByText('Place 1', { exact: true }).element()
  const panel = dialog().element().firstElementChild
  // A synthetic pointer cannot be captured.
  if (panel) panel.setPointerCapture = () => undefined
  const at = { bubbles: true, isPrimary: true, pointerId: 1, pointerType }
  body.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 150 }))
  body.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 150 + by }))
  body.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 150 + by }))
}

test('closes by a long swipe back to its side, and by no other', async () => {
  const onClose = vi.fn()
  const { rerender } = await render(drawer({ onClose }))
  swipe(-40)
  swipe(120)
  swipe(-120, 'mouse')
  expect(onClose).not.toHaveBeenCalled()
  swipe(-120)
  expect(onClose).toHaveBeenCalledTimes(1)
  await rerender(drawer({ onClose, side: 'end' }))
  swipe(120)
  expect(onClose).toHaveBeenCalledTimes(2)
})

behavesLikeModal((modal) => (
  <Drawer {...modal} title="Leagues" closeLabel="Close">
    La Liga
  </Drawer>
))

conforms(Drawer, {
  props: ({ press }) => ({
    open: true,
    title: 'Places to go to',
    closeLabel: 'Close',
    onClose: press('onClose'),
    children: 'La Liga',
    footer: 'Log out',
  }),
  states: { 'data-side': { side: 'end' } },
})
