import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Sheet } from '../sheet'
import { InfiniteList, type InfiniteListProps } from '.'

const labels = { list: 'Rooms', loading: 'Loading', failed: 'Could not load more', retry: 'Retry', end: 'That is all' }
const rows = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at + 1}`)
const keyOf = (row: string) => row
const draw = (row: string) => <p style={{ height: 50 }}>{row}</p>

const List = (props: Partial<InfiniteListProps<string>>) => (
  <InfiniteList items={rows(100)} keyOf={keyOf} state="idle" onMore={() => undefined} labels={labels} {...props}>
    {draw}
  </InfiniteList>
)

/** Loads pages of 20 rows up to a number of them. */
const Pages = ({ all, onMore }: { all: number; onMore: () => void }) => {
  const [count, setCount] = useState(20)
  const more = () => {
    onMore()
    setCount(count + 20)
  }
  return <List items={rows(count)} state={count < all ? 'idle' : 'end'} onMore={more} />
}

afterEach(() => scrollTo(0, 0))

const height = () => document.documentElement.scrollHeight

test('requests more when its end comes near the screen, and not before', async () => {
  const onMore = vi.fn()
  await render(<List onMore={onMore} />)
  await expect.poll(height).toBe(5000)
  scrollTo(0, 5000 - innerHeight - 700)
  await new Promise(requestAnimationFrame)
  expect(onMore).not.toHaveBeenCalled()
  scrollTo(0, 5000 - innerHeight - 500)
  await expect.poll(() => onMore.mock.calls).toHaveLength(1)
})

test('requests pages one after the other until the screen is full', async () => {
  const onMore = vi.fn()
  await page.viewport(375, 1800)
  await render(<Pages all={200} onMore={onMore} />)
  // 2400 px are within reach: 48 rows, so 60.
  await expect.element(page.getByText('Row 60', { exact: true })).toBeInTheDocument()
  await new Promise(requestAnimationFrame)
  expect(onMore).toHaveBeenCalledTimes(2)
  await page.viewport(375, 812)
})

test('requests more when what is above it becomes lower', async () => {
  const onMore = vi.fn()
  const under = (above: number) => (
    <>
      <div style={{ height: above }} />
      <List items={rows(10)} onMore={onMore} />
    </>
  )
  const { rerender } = await render(under(3000))
  await expect.poll(height).toBeGreaterThan(3400)
  expect(onMore).not.toHaveBeenCalled()
  await rerender(under(0))
  await expect.poll(() => onMore.mock.calls).toHaveLength(1)
})

test('requests more when its end comes near in a sheet, and not when the page around it is short', async () => {
  const onMore = vi.fn()
  await render(
    <Sheet open title="Records" closeLabel="Close" onClose={() => undefined}>
      <List onMore={onMore} />
    </Sheet>,
  )
  const scrolls = () => {
    const around: Element[] = []
    for (let each = page.getByRole('list').element().parentElement; each; each = each.parentElement) around.push(each)
    return around.find((each) => each.scrollHeight > each.clientHeight + 100 && each !== document.documentElement)
  }
  await expect.poll(() => scrolls()?.scrollHeight).toBeGreaterThan(4000)
  await new Promise(requestAnimationFrame)
  expect(onMore).not.toHaveBeenCalled()
  scrolls()?.scrollTo(0, 5000)
  await expect.poll(() => onMore.mock.calls).toHaveLength(1)
})

test('requests nothing by itself while it loads, after a failure, or at its end', async () => {
  const onMore = vi.fn()
  const { rerender } = await render(<List items={rows(3)} state="loading" onMore={onMore} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  await rerender(<List items={rows(3)} state="failed" onMore={onMore} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Could not load more')
  await rerender(<List items={rows(3)} state="end" onMore={onMore} />)
  await new Promise(requestAnimationFrame)
  expect(onMore).not.toHaveBeenCalled()
  await rerender(<List items={rows(3)} state="failed" onMore={onMore} />)
  await page.getByRole('button', { name: 'Retry' }).click()
  expect(onMore).toHaveBeenCalledOnce()
})

test('says that this is all under a list longer than the screen', async () => {
  const { rerender } = await render(<List items={rows(3)} state="end" />)
  await expect.poll(height).toBeLessThan(900)
  expect(page.getByText('That is all').elements()).toHaveLength(0)
  await rerender(<List state="end" />)
  await expect.element(page.getByText('That is all')).toBeInTheDocument()
})

test('has a name', async () => {
  await render(<List items={rows(3)} state="end" />)
  await expect.element(page.getByRole('list', { name: 'Rooms' })).toBeVisible()
})

test('does not lay out rows outside the screen, and has its full height nevertheless', async () => {
  await render(<List rowHeight="50px" state="end" />)
  const isDrawn = (row: string) =>
    page.getByText(row, { exact: true }).element().checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => [isDrawn('Row 2'), isDrawn('Row 90')]).toEqual([true, false])
  expect(page.getByRole('list').element().getBoundingClientRect().height).toBe(5000)
})

conforms(InfiniteList<string>, {
  props: ({ press }) => ({
    items: rows(3),
    keyOf,
    children: (row) => <p>{row}</p>,
    state: 'failed',
    onMore: press('onMore'),
    labels,
  }),
  states: { 'data-grid': { grid: true } },
  views: [{ state: 'loading' }, { state: 'end' }],
})
