import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { withMedia } from '../../conformance/page'
import { CoinFlight, type CoinFlightProps } from '.'

const Page = ({ hasPurse = true, ...rest }: Partial<CoinFlightProps> & { hasPurse?: boolean }) => {
  const day = useRef<HTMLButtonElement>(null)
  const purse = useRef<HTMLSpanElement>(null)
  return (
    <>
      {hasPurse && (
        <span ref={purse} style={{ position: 'fixed', top: 0, right: 0, width: 40, height: 40 }}>
          Purse
        </span>
      )}
      <button ref={day} style={{ position: 'fixed', top: 500, left: 100 }}>
        Day 4
      </button>
      <CoinFlight flying from={day} to={purse} coins={3} onArrive={vi.fn()} data-testid="air" {...rest} />
    </>
  )
}

/** The coins stay where they are until a test moves them, however slow the machine is. */
beforeEach(() => {
  const { animate } = Element.prototype
  const spy = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...how) {
    const flight = animate.apply(this, how)
    flight.pause()
    return flight
  })
  return () => spy.mockRestore()
})

const coins = () => page.getByTestId('air').element().getAnimations({ subtree: true })

test('coins fly to the purse, and the balance is raised when the last one is there', async () => {
  const onArrive = vi.fn()
  await render(<Page onArrive={onArrive} />)
  expect(coins()).toHaveLength(3)
  for (const flight of coins().slice(0, 2)) flight.finish()
  await Promise.resolve()
  expect(onArrive).not.toHaveBeenCalled()
  const last = coins().at(-1)
  if (last) last.currentTime = 679
  const { left, top } = (page.getByTestId('air').element().lastElementChild as Element).getBoundingClientRect()
  expect(left).toBeGreaterThan(innerWidth - 60)
  expect(top).toBeLessThan(60)
  last?.finish()
  await expect.poll(() => onArrive.mock.calls.length).toBe(1)
})

test('a page that lost its purse gets the coins at once', async () => {
  const onArrive = vi.fn()
  await render(<Page hasPurse={false} onArrive={onArrive} />)
  expect(onArrive).toHaveBeenCalledOnce()
})

test('nothing arrives at a page that is left', async () => {
  const onArrive = vi.fn()
  const { unmount } = await render(<Page onArrive={onArrive} />)
  const flights = coins()
  await unmount()
  expect(flights.map(({ playState }) => playState)).toEqual(['idle', 'idle', 'idle'])
  expect(onArrive).not.toHaveBeenCalled()
})

test('with reduced motion no coin flies, and the balance is raised at once', async () => {
  const onArrive = vi.fn()
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await render(<Page onArrive={onArrive} />)
    expect(onArrive).toHaveBeenCalledOnce()
    expect(page.getByTestId('air').element().children).toHaveLength(0)
  })
})

conforms(CoinFlight, {
  props: ({ other }) => ({
    flying: false,
    from: { current: null },
    to: { current: null },
    onArrive: other('the last coin is there'),
  }),
  states: { 'data-flying': { flying: true } },
  skip: { direction: 'the coins are in the air, between places that the caller knows' },
  views: [{ flying: true, from: { current: document.body }, to: { current: document.body } }],
})
