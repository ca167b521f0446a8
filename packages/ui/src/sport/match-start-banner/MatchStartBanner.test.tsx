import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MatchStartBanner } from '.'

const banner = (depth: number, handlers: { onOpen?: () => void; onTouch?: () => void; onClose?: () => void } = {}) => (
  <MatchStartBanner
    key={depth}
    description={`Match ${depth}`}
    text=" has begun"
    linkLabel="Watch"
    closeLabel="Close"
    zIndex={99 - depth}
    offset={depth * 3}
    scale={1 - depth * 0.05}
    leaving={false}
    onOpen={handlers.onOpen ?? vi.fn()}
    onTouch={handlers.onTouch ?? vi.fn()}
    onClose={handlers.onClose ?? vi.fn()}
  />
)

test('is 3 px lower and 5% smaller with every step of the stack', async () => {
  await render([banner(0), banner(1)])
  const [front, back] = page.getByRole('status').elements()
  const style = getComputedStyle(back as Element)
  await expect.poll(() => getComputedStyle(back as Element).transform).toBe('matrix(0.95, 0, 0, 0.95, 0, 3)')
  expect(style.zIndex).toBe('98')
  expect(getComputedStyle(front as Element).zIndex).toBe('99')
})

test('opens, closes, and reports touches', async () => {
  const handlers = { onOpen: vi.fn(), onTouch: vi.fn(), onClose: vi.fn() }
  await render(banner(0, handlers))
  await page.getByRole('button', { name: 'Watch' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(handlers.onOpen).toHaveBeenCalledOnce()
  expect(handlers.onClose).toHaveBeenCalledOnce()
  expect(handlers.onTouch).toHaveBeenCalledTimes(2)
})

test('reports that the keyboard has come to it, so that it is not taken away from under the focus', async () => {
  const onTouch = vi.fn()
  await render(banner(0, { onTouch }))
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Watch' })).toHaveFocus()
  await userEvent.tab()
  expect(onTouch).toHaveBeenCalledTimes(2)
})

conforms(MatchStartBanner, {
  props: ({ press, other }) => ({
    description: 'City v Liverpool',
    text: ' has begun',
    linkLabel: 'Watch',
    closeLabel: 'Close',
    zIndex: 99,
    offset: 0,
    scale: 1,
    leaving: false,
    onOpen: press('onOpen'),
    onTouch: other('a touch anywhere'),
    onClose: press('onClose'),
  }),
  states: { 'data-leaving': { leaving: true } },
})
