import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers, type HeldTimers } from '../../conformance/held-timers'
import { withMedia } from '../../conformance/page'
import { Carousel, type CarouselProps } from '.'

const labels = { slide: (nth: number, count: number) => `${nth} of ${count}`, pause: 'Stop', play: 'Start' }
const CITIES = ['Rio', 'Recife', 'Belém']

const Offers = (props: Partial<CarouselProps<string>>) => (
  <div style={{ padding: 40 }}>
    <p>Elsewhere</p>
    <Carousel label="Offers" items={CITIES} keyOf={(city) => city} labels={labels} {...props}>
      {(city) => <p style={{ height: 120 }}>{city}</p>}
    </Carousel>
  </div>
)

/** The mouse may be wherever another test has left it. */
const start = async () => {
  await render(<Offers interval={3000} />)
  await userEvent.hover(page.getByText('Elsewhere'))
}

const track = () => page.getByRole('list', { name: 'Offers' }).element()
const slide = (name: string) => page.getByRole('listitem', { name })
/** The slide that the dots show, from 0. */
const shown = () => [...document.querySelectorAll('section i')].findIndex((dot) => dot.hasAttribute('data-shown'))

let timers: HeldTimers
beforeEach(() => {
  timers = holdTimers()
})

test('is a named list of named slides, one of which fills it', async () => {
  await render(<Offers />)
  expect(slide('2 of 3').element().textContent).toBe('Recife')
  await expect.element(slide('1 of 3')).toBeInViewport()
  await expect.element(slide('2 of 3')).not.toBeInViewport()
  await expect.poll(shown).toBe(0)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('is moved by arrow keys', async () => {
  await render(<Offers />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.poll(shown).toBe(1)
})

test('rests on a slide, wherever it was scrolled to', async () => {
  await render(<Offers />)
  track().scrollTo(track().clientWidth * 1.3, 0)
  await expect.poll(shown).toBe(1)
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
  await expect.poll(() => left(slide('2 of 3').element())).toBe(left(track()))
})

test('shows where it is among slides that took the place of others', async () => {
  const { rerender } = await render(<Offers />)
  await expect.poll(shown).toBe(0)
  await rerender(<Offers items={['Natal', 'Manaus', 'Olinda']} />)
  track().scrollTo(track().clientWidth, 0)
  await expect.poll(shown).toBe(1)
})

test('shows where it is when the browser tells of several moves together', async () => {
  const listeners: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(listener: IntersectionObserverCallback) {
        listeners.push(listener)
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await render(<Offers />)
  const [first, second] = page.getByRole('listitem').elements()
  const moves = [
    { target: first, isIntersecting: true },
    { target: first, isIntersecting: false },
    { target: second, isIntersecting: true },
  ]
  listeners[0]?.(moves as unknown as IntersectionObserverEntry[], {} as IntersectionObserver)
  await expect.poll(shown).toBe(1)
})

test('moves on by itself, and from its end to its start', async () => {
  await start()
  for (const next of [1, 2, 0]) {
    await expect.poll(() => timers.count()).toBe(1)
    await timers.pass(3000)
    await expect.poll(shown).toBe(next)
  }
})

test('stands still while it has the focus or the mouse, and once its button was pressed', async () => {
  await start()
  await expect.poll(() => timers.count()).toBe(1)
  await userEvent.hover(page.getByText('Rio'))
  await expect.poll(() => timers.count()).toBe(0)
  await userEvent.unhover(page.getByText('Rio'))
  await expect.poll(() => timers.count()).toBe(1)
  await userEvent.tab()
  await expect.poll(() => timers.count()).toBe(0)
  const button = page.getByRole('button', { name: 'Stop' }).element()
  if (button instanceof HTMLElement) button.click()
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(timers.count()).toBe(0)
})

test('stands still while it has the focus, also when the mouse leaves it', async () => {
  await start()
  await userEvent.tab()
  await expect.poll(() => timers.count()).toBe(0)
  await userEvent.hover(page.getByText('Rio'))
  await userEvent.hover(page.getByText('Elsewhere'))
  await new Promise(requestAnimationFrame)
  expect(timers.count()).toBe(0)
})

test('stands still for those who want no motion', async () => {
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await start()
    await expect.poll(() => timers.count()).toBe(1)
    await timers.pass(9000)
    await new Promise(requestAnimationFrame)
    expect(track().scrollLeft).toBe(0)
  })
})

test('follows from right to left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await start()
  await expect.poll(() => timers.count()).toBe(1)
  await timers.pass(3000)
  await expect.poll(shown).toBe(1)
})

conforms(Carousel<string>, {
  props: () => ({ label: 'Offers', items: CITIES, keyOf: (city) => city, children: (city) => <p>{city}</p>, labels }),
  views: [{ interval: 3000 }, { items: ['Rio'] }],
})
