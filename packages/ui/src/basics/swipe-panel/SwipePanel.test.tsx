import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { SwipePanel } from '.'

const panel = () => page.getByText('Matches').element()
const fire = (type: string, clientX: number, more: PointerEventInit = {}) =>
  panel().dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX, clientY: 100, ...more }),
  )
const swipe = (from: number, to: number, end = 'pointerup') => {
  fire('pointerdown', from)
  fire('pointermove', to)
  fire(end, to)
}
const handlers = () => ({ onNext: vi.fn(), onPrevious: vi.fn() })

test('changes by a long swipe, to the next against the line and to the previous along it', async () => {
  const { onNext, onPrevious } = handlers()
  await render(<SwipePanel {...{ onNext, onPrevious }}>Matches</SwipePanel>)
  swipe(300, 260)
  expect(onNext).not.toHaveBeenCalled()
  swipe(300, 200)
  expect(onNext).toHaveBeenCalledOnce()
  swipe(100, 200)
  expect(onPrevious).toHaveBeenCalledOnce()
  await expect.poll(() => panel().getBoundingClientRect().left).toBe(0)
})

test('follows the finger, and only a little where there is no neighbour', async () => {
  await render(<SwipePanel onNext={vi.fn()}>Matches</SwipePanel>)
  fire('pointerdown', 200)
  fire('pointermove', 150)
  expect(panel().getBoundingClientRect().left).toBe(-50)
  fire('pointermove', 250)
  expect(panel().getBoundingClientRect().left).toBe(10)
  fire('pointerup', 250)
})

test('leaves the gesture to a browser that scrolls, and to a mouse', async () => {
  const { onNext, onPrevious } = handlers()
  await render(<SwipePanel {...{ onNext, onPrevious }}>Matches</SwipePanel>)
  swipe(300, 100, 'pointercancel')
  fire('pointerdown', 300, { pointerType: 'mouse' })
  fire('pointermove', 100, { pointerType: 'mouse' })
  fire('pointerup', 100, { pointerType: 'mouse' })
  expect([onNext, onPrevious].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('leaves a field alone, which is moved by itself', async () => {
  const { onNext, onPrevious } = handlers()
  await render(
    <SwipePanel {...{ onNext, onPrevious }}>
      Matches
      <input type="range" aria-label="Minute" />
    </SwipePanel>,
  )
  const slider = page.getByRole('slider').element()
  for (const [type, clientX] of [
    ['pointerdown', 300],
    ['pointermove', 100],
    ['pointerup', 100],
  ] as const)
    slider.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX }))
  expect([onNext, onPrevious].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('lets the next panel come from the side to which the finger left room', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  await render(<SwipePanel {...handlers()}>Matches</SwipePanel>)
  swipe(300, 200)
  const from = innerWidth - 100
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([[{ translate: `${from}px` }, { translate: '0px' }]])
})

test('is mirrored from right to left', async () => {
  const { onNext, onPrevious } = handlers()
  await render(
    <div dir="rtl">
      <SwipePanel {...{ onNext, onPrevious }}>Matches</SwipePanel>
    </div>,
  )
  swipe(100, 200)
  expect(onNext).toHaveBeenCalledOnce()
})

conforms(SwipePanel, {
  props: ({ other }) => ({
    children: <p>Matches</p>,
    onNext: other('a swipe; for keyboards there are the tabs'),
    onPrevious: other('a swipe; for keyboards there are the tabs'),
  }),
})
