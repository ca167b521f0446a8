import { createRef } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { Popover, type PopoverProps } from '.'
import { placeOf } from './place'

const anchor = createRef<HTMLElement>()

beforeAll(() => {
  anchor.current = document.createElement('i')
  anchor.current.style.cssText =
    'position: fixed; inset-block-start: 20px; inset-inline-start: 40px; width: 44px; height: 44px'
  document.body.append(anchor.current)
})
afterAll(() => anchor.current?.remove())

const popover = (more: Partial<PopoverProps> = {}) => (
  <Popover open anchor={anchor} label="Handicap" onClose={vi.fn()} {...more}>
    Goals that the favourite gives away
  </Popover>
)
const body = () => page.getByRole('dialog', { name: 'Handicap' }).element().firstElementChild as HTMLElement

test('is below its anchor, and above it if the anchor is at the bottom of the screen', async () => {
  const { rerender } = await render(popover())
  const above = () => body().getBoundingClientRect().bottom <= (anchor.current?.getBoundingClientRect().top ?? 0)
  expect(body().getBoundingClientRect().top).toBeCloseTo(74, 0)
  await rerender(popover({ open: false }))
  if (anchor.current) anchor.current.style.insetBlock = 'auto 20px'
  await rerender(popover())
  expect(above()).toBe(true)
  expect(body().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  if (anchor.current) anchor.current.style.insetBlock = '20px auto'
})

test('follows its anchor when the screen changes its size', async () => {
  await render(popover())
  if (anchor.current) anchor.current.style.insetBlockStart = '120px'
  dispatchEvent(new Event('resize'))
  expect(body().getBoundingClientRect().top).toBeCloseTo(174, 0)
  if (anchor.current) anchor.current.style.insetBlockStart = '20px'
})

const screen = { width: 375, height: 812 }
const at = (start: number, top: number) => ({ start, top, bottom: top + 44, width: 44 })

test.each([
  ['in the middle, it is centred', at(165, 300), 'bottom', { side: 'bottom', x: 87, y: 354, arrow: 100 }],
  ['as wanted, it is above', at(165, 300), 'top', { side: 'top', x: 87, y: 190, arrow: 100 }],
  ['without room above, it is below', at(165, 60), 'top', { side: 'bottom', y: 114 }],
  [
    'near the start, it stays on the screen and its arrow points at the anchor',
    at(4, 300),
    'bottom',
    { x: 8, arrow: 20 },
  ],
  [
    'near the end, it stays on the screen and its arrow points at the anchor',
    at(325, 300),
    'bottom',
    { x: 167, arrow: 180 },
  ],
] as const)('%s', (_, place, wanted, expected) => {
  expect(placeOf(place, { size: { width: 200, height: 100 }, screen, wanted })).toMatchObject(expected)
})

test('with too little room on both sides, it is on the larger one and as high as there is room', () => {
  const high = { size: { width: 200, height: 900 }, screen, wanted: 'bottom' } as const
  expect(placeOf(at(165, 600), high)).toMatchObject({ side: 'top', y: 8, room: 582 })
})

behavesLikeModal((modal) => (
  <Popover {...modal} anchor={anchor} label="Leagues">
    <h2>Leagues</h2>
  </Popover>
))

conforms(Popover, {
  props: ({ press }) => ({
    open: true,
    anchor,
    label: 'Handicap',
    onClose: press('onClose'),
    children: (
      <button type="button" onClick={press('onClose')} style={{ minHeight: 44, minWidth: 44 }}>
        Close
      </button>
    ),
  }),
  views: [{ side: 'top', anchor: createRef() }],
})
