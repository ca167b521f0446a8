import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { PictureViewer, type PictureViewerProps } from '.'
import { closeAt, moved, settled, WHOLE } from './zoom'

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`
const PICTURES = ['red', 'green', 'blue', 'grey', 'black'].map((alt) => ({ src: drawn(alt), alt }))
const labels = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Enlarge',
  zoomOut: 'Reduce',
  place: (nth: number, count: number) => `${nth} / ${count}`,
}

const viewer = (props: Partial<PictureViewerProps> = {}) => (
  <PictureViewer open title="Pictures" pictures={PICTURES} labels={labels} onClose={vi.fn()} {...props} />
)
const picture = (alt: string) => page.getByRole('img', { name: alt })
const place = (text: string) => expect.element(page.getByRole('heading', { name: `Pictures ${text}` })).toBeVisible()
const press = (name: string) => page.getByRole('button', { name }).click()
const widthOf = (alt: string) => picture(alt).element().getBoundingClientRect().width

test('begins with the picture that was opened, and loads only those next to it', async () => {
  await render(viewer({ first: 3 }))
  await place('4 / 5')
  await expect.element(picture('grey')).toBeInViewport()
  await expect
    .poll(() =>
      page
        .getByRole('img')
        .elements()
        .map((image) => image.getAttribute('alt')),
    )
    .toEqual(['blue', 'grey', 'black'])
})

test('shows the next one by its buttons and by arrow keys, up to the last', async () => {
  await render(viewer())
  await place('1 / 5')
  await press('Next')
  await place('2 / 5')
  await userEvent.keyboard('{ArrowRight}')
  await place('3 / 5')
  await userEvent.keyboard('{ArrowLeft}')
  await place('2 / 5')
  await press('Previous')
  await place('1 / 5')
  await expect.element(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
})

test('shows a picture as often as it is given', async () => {
  const [red, green] = PICTURES
  const complaints = vi.spyOn(console, 'error')
  await render(viewer({ pictures: [red, green, red].filter((each) => each !== undefined) }))
  await place('1 / 3')
  await press('Next')
  await place('2 / 3')
  await press('Next')
  await place('3 / 3')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('enlarges by its button and by a double tap, and shows the next picture whole', async () => {
  await render(viewer())
  await expect.poll(() => widthOf('red')).toBe(300)
  await press('Enlarge')
  await expect.poll(() => widthOf('red')).toBe(750)
  await press('Reduce')
  await expect.poll(() => widthOf('red')).toBe(300)
  await userEvent.dblClick(picture('red'))
  await expect.element(page.getByRole('button', { name: 'Reduce' })).toBeVisible()
  await press('Next')
  await place('2 / 5')
  await expect.element(page.getByRole('button', { name: 'Enlarge' })).toBeVisible()
  await expect.poll(() => widthOf('red')).toBe(300)
})

/** Moves fingers over a picture, each from a place to another. */
const drag = (alt: string, fingers: readonly { from: [number, number]; to: [number, number] }[]) => {
  const element = picture(alt).element()
  const fire = (type: string, pointerId: number, [clientX, clientY]: [number, number]) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY }))
  for (const [id, { from }] of fingers.entries()) fire('pointerdown', id, from)
  for (const [id, { to }] of fingers.entries()) fire('pointermove', id, to)
  return () => {
    for (const [id, { to }] of fingers.entries()) fire('pointerup', id, to)
  }
}

test('follows two fingers, and stays as large as they leave it', async () => {
  await render(viewer())
  await expect.poll(() => widthOf('red')).toBe(300)
  const lift = drag('red', [
    { from: [150, 400], to: [90, 400] },
    { from: [210, 400], to: [270, 400] },
  ])
  expect(widthOf('red')).toBeCloseTo(900, 0)
  lift()
  await expect.element(page.getByRole('button', { name: 'Reduce' })).toBeVisible()
  await expect.poll(() => widthOf('red')).toBeCloseTo(900, 0)
})

test('closes after a long swipe down, and returns after a short one', async () => {
  const onClose = vi.fn()
  await render(viewer({ onClose }))
  await expect.element(picture('red')).toBeVisible()
  drag('red', [{ from: [180, 300], to: [180, 360] }])()
  expect(onClose).not.toHaveBeenCalled()
  drag('red', [{ from: [180, 300], to: [180, 460] }])()
  expect(onClose).toHaveBeenCalledOnce()
})

test('an enlarged picture is moved by one finger and does not close', async () => {
  const onClose = vi.fn()
  await render(viewer({ onClose }))
  await press('Enlarge')
  await expect.poll(() => widthOf('red')).toBe(750)
  const before = picture('red').element().getBoundingClientRect().left
  drag('red', [{ from: [180, 300], to: [100, 460] }])()
  await expect.poll(() => picture('red').element().getBoundingClientRect().left).toBeCloseTo(before - 80, 0)
  expect(onClose).not.toHaveBeenCalled()
})

test('names a picture that does not load', async () => {
  await render(viewer({ pictures: [{ src: 'data:image/png;base64,none', alt: 'Receipt' }] }))
  await expect.poll(() => document.querySelector('dialog img')).toBeNull()
  await expect.element(picture('Receipt')).toBeVisible()
})

describe('the place of a picture', () => {
  const [size, screen] = [
    { width: 300, height: 200 },
    { width: 360, height: 600 },
  ]

  test('keeps what is between the fingers there', () => {
    const from = { scale: 1, x: 0, y: 0 }
    const before = [
      { x: 40, y: 0 },
      { x: 60, y: 0 },
    ]
    const now = [
      { x: 30, y: 10 },
      { x: 70, y: 10 },
    ]
    // The point at 50 px is now 100 px from the middle of the picture.
    expect(moved(from, before, now)).toEqual({ scale: 2, x: -50, y: 10 })
  })

  test('is bounded in size while fingers hold it, and whole when it is left small', () => {
    const near = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    const far = [
      { x: 0, y: 0 },
      { x: 900, y: 0 },
    ]
    expect(moved(WHOLE, near, far).scale).toBe(5)
    expect(moved(WHOLE, far, near).scale).toBe(0.7)
    expect(settled({ scale: 0.8, x: 40, y: 9 }, size, screen)).toEqual(WHOLE)
  })

  test('leaves no gap at an edge that the picture reaches', () => {
    expect(settled({ scale: 2, x: 500, y: 500 }, size, screen)).toEqual({ scale: 2, x: 120, y: 0 })
  })

  test('is enlarged at the point of the tap', () => {
    const { scale, x, y } = closeAt({ x: 40, y: -20 })
    expect([40 * scale + x, -20 * scale + y]).toEqual([40, -20])
  })
})

test('names no place without pictures', async () => {
  await render(<PictureViewer open title="Pictures" pictures={[]} labels={labels} onClose={vi.fn()} />)
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Pictures')
})

behavesLikeModal((modal) => (
  <PictureViewer {...modal} title="Leagues" pictures={PICTURES.slice(0, 1)} labels={labels} />
))

conforms(PictureViewer, {
  props: ({ press: name }) => ({
    open: true,
    title: 'Pictures',
    pictures: PICTURES,
    labels,
    onClose: name('onClose'),
  }),
})
