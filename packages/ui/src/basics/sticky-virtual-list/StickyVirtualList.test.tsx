import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers } from '../../conformance/held-timers'
import { TeamLogo } from '../../sport/team-logo'
import { StickyVirtualList } from '.'

const SECTIONS = Array.from({ length: 30 }, (_, section) => `Section ${section + 1}`)
const allRows = SECTIONS.flatMap((head) => [head, ...Array.from({ length: 10 }, (_, at) => `${head} row ${at + 1}`)])
const isHead = (row: string) => !row.includes('row')
const keyOf = (row: string) => row
const nameOf = ({ name }: { name: string }) => name
const BAR = 48

interface ListProps {
  onDraw?: (row: string) => void
  above?: string
}

/** A list of 330 rows under a bar, whose sections fold. */
const List = ({ onDraw, above = '0px' }: ListProps) => {
  const [folded, setFolded] = useState<readonly string[]>([])
  const [draw] = useState(() => (row: string) => {
    onDraw?.(row)
    const toggle = () =>
      setFolded((known) => (known.includes(row) ? known.filter((one) => one !== row) : [...known, row]))
    return isHead(row) ? <button onClick={toggle}>{row}</button> : <a href="#row">{row}</a>
  })
  const rows = allRows.filter((row) => isHead(row) || !folded.some((head) => row.startsWith(`${head} row`)))
  return (
    <>
      <div style={{ height: above }} />
      <StickyVirtualList
        label="Matches"
        {...{ rows, isHead, keyOf }}
        rowHeight="64px"
        headHeight="36px"
        top={`${BAR}px`}
      >
        {draw}
      </StickyVirtualList>
    </>
  )
}

beforeEach(() => scrollTo(0, 0))
afterEach(() => scrollTo(0, 0))

const shown = (row: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${row}$`) })
const drawnRows = () => page.getByRole('listitem').elements()
/** The copy under the bar, which is hidden from screen readers. */
const held = () => document.querySelector<HTMLElement>('[aria-hidden] button')
const listHeight = () => page.getByRole('list').element().getBoundingClientRect().height
const SECTION_HEIGHT = 36 + 10 * 64

test('is as high as all its rows and renders those near the screen', async () => {
  await render(<List />)
  await expect.element(shown('Section 1 row 1')).toBeVisible()
  await expect.poll(listHeight).toBe(30 * SECTION_HEIGHT)
  expect(drawnRows().length).toBeLessThan(30)
  scrollTo(0, 5 * SECTION_HEIGHT)
  await expect.element(shown('Section 6 row 1')).toBeVisible()
  await expect.element(shown('Section 1 row 1')).not.toBeInTheDocument()
  expect(shown('Section 6 row 1').element().getBoundingClientRect()).toMatchObject({ top: 36, height: 64 })
})

test('a row that the keyboard goes back to comes to rest below the head that sticks', async () => {
  await render(<List />)
  await expect.poll(listHeight).toBe(30 * SECTION_HEIGHT)
  scrollTo(0, SECTION_HEIGHT)
  const row = page.getByRole('link', { name: 'Section 2 row 6' })
  await expect.element(row).toBeVisible()
  ;(row.element() as HTMLElement).focus()
  for (let back = 0; back < 7; back += 1) await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('link', { name: 'Section 1 row 10' })).toHaveFocus()
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(BAR + 36 - 1)
})

test('renders only the rows that changed', async () => {
  const drawn: string[] = []
  const draw = (row: { name: string; score: number }) => {
    drawn.push(row.name)
    return `${row.name} ${row.score}`
  }
  const rows = Array.from({ length: 100 }, (_, at) => ({ name: `row ${at}`, score: 0 }))
  const list = (shownRows: typeof rows) => (
    <StickyVirtualList
      label="Matches"
      rows={shownRows}
      isHead={() => false}
      keyOf={nameOf}
      rowHeight="64px"
      headHeight="36px"
    >
      {draw}
    </StickyVirtualList>
  )
  const { rerender } = await render(list(rows))
  await expect.element(page.getByText('row 9 0')).toBeVisible()
  // The rows below the screen are there too.
  await expect.poll(() => drawnRows().length).toBeGreaterThan(20)
  drawn.length = 0
  await rerender(list(rows.map((row) => (row.name === 'row 3' ? { ...row, score: 1 } : row))))
  await expect.element(page.getByText('row 3 1')).toBeVisible()
  expect(drawn).toEqual(['row 3'])
})

test('has its full height at once when it is shown again, so that the page can scroll back', async () => {
  const first = await render(<List />)
  await expect.poll(listHeight).toBe(30 * SECTION_HEIGHT)
  await first.unmount()
  const heights: number[] = []
  const observer = new MutationObserver(() => page.getByRole('list').query() && heights.push(listHeight()))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await render(<List />)
  await expect.poll(() => heights.length).toBeGreaterThan(0)
  expect(heights[0]).toBe(30 * SECTION_HEIGHT)
})

test('renders the first rows of the screen before the rows around it', async () => {
  const drawn: string[] = []
  await render(<List onDraw={(row) => drawn.push(row)} />)
  await expect.poll(() => drawnRows().length).toBeGreaterThan(16)
  expect([...new Set(drawn)].slice(0, 16)).toEqual(allRows.slice(0, 16))
})

test('renders a row once while the page scrolls', async () => {
  holdTimers()
  const onDraw = vi.fn()
  await render(<List onDraw={onDraw} />)
  await expect.element(shown('Section 1 row 5')).toBeVisible()
  scrollTo(0, 150)
  await expect.element(shown('Section 2 row 7')).toBeInTheDocument()
  expect(onDraw.mock.calls.filter(([row]) => row === 'Section 1 row 5')).toHaveLength(1)
})

test('sticks the head of the current section below the bar', async () => {
  await render(<List above="100px" />)
  await expect.element(shown('Section 1')).toBeVisible()
  // The list first shows with the sizes of the one before it, which began higher.
  await expect.poll(held).toBeNull()
  scrollTo(0, 100 - BAR + 1)
  await expect.poll(() => held()?.textContent).toBe('Section 1')
  expect(held()?.getBoundingClientRect().top).toBe(BAR)
  scrollTo(0, 100 - BAR + SECTION_HEIGHT)
  await expect.poll(() => held()?.textContent).toBe('Section 2')
})

test('scrolls to the head of a section that is collapsed by its copy', async () => {
  await render(<List />)
  scrollTo(0, SECTION_HEIGHT + 300)
  await expect.poll(() => held()?.textContent).toBe('Section 2')
  held()?.click()
  await expect.element(shown('Section 2 row 1')).not.toBeInTheDocument()
  await expect.poll(() => shown('Section 2').element().getBoundingClientRect().top).toBe(BAR)
  await expect.poll(() => held()?.textContent).toBe('Section 2')
})

test('measures its position again when content above it grows', async () => {
  const { rerender } = await render(<List above="100px" />)
  await rerender(<List above="600px" />)
  scrollTo(0, 600 - BAR + SECTION_HEIGHT + 10)
  await expect.poll(() => held()?.textContent).toBe('Section 2')
  scrollTo(0, 600 - BAR - 10)
  await expect.poll(held).toBeNull()
})

test('has a name, announces the number of rows and the position of each, and hides its copy from the keyboard', async () => {
  await render(<List />)
  await expect.element(page.getByRole('list', { name: 'Matches' })).toBeVisible()
  scrollTo(0, SECTION_HEIGHT + 300)
  await expect.poll(() => held()?.tabIndex).toBe(-1)
  const row = shown('Section 2 row 5').element()
  expect([row.ariaPosInSet, row.ariaSetSize]).toEqual(['17', '330'])
})

test('keeps the focused row while the page scrolls away from it', async () => {
  await render(<List />)
  const link = page.getByRole('link', { name: 'Section 1 row 3' }).element()
  if (link instanceof HTMLElement) link.focus()
  scrollTo(0, 10 * SECTION_HEIGHT)
  await expect.element(shown('Section 11 row 1')).toBeVisible()
  expect(document.activeElement).toBe(link)
})

test('omits crests while the page scrolls, and draws them when it stops', async () => {
  const crest = (row: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${row}"/>`)}`
  const draw = (row: string) => <TeamLogo name={row} src={crest(row)} />
  const rows = allRows.slice(0, 100)
  const { container } = await render(
    <StickyVirtualList label="Matches" {...{ rows, isHead, keyOf }} rowHeight="64px" headHeight="36px">
      {draw}
    </StickyVirtualList>,
  )
  const pictures = () => [...container.querySelectorAll('img')].map(({ src }) => src)
  await expect.poll(pictures).toContain(crest('Section 1 row 1'))
  // Until it is measured, the list has its first rows only and the page cannot scroll that far.
  await expect.poll(listHeight).toBeGreaterThan(3 * SECTION_HEIGHT + innerHeight)
  // The page counts as scrolling until the timer of its rest fires.
  const { pass } = holdTimers()
  const waiting = () => container.querySelectorAll('[data-waits]').length
  scrollTo(0, 3 * SECTION_HEIGHT)
  await expect.poll(waiting).toBeGreaterThan(10)
  expect(pictures()).not.toContain(crest('Section 4 row 1'))
  await expect.poll(() => pass(120).then(waiting)).toBe(0)
  expect(pictures()).toContain(crest('Section 4 row 1'))
})

test('scales with the text size and the width of the screen', async () => {
  const { container } = await render(
    <StickyVirtualList
      label="Matches"
      rows={['one row']}
      isHead={isHead}
      keyOf={keyOf}
      rowHeight="2rem"
      headHeight="1rem"
    >
      {(row) => row}
    </StickyVirtualList>,
  )
  onTestFinished(() => page.viewport(375, 812))
  const height = () => container.querySelector('[role=listitem]')?.getBoundingClientRect().height
  await expect.poll(height).toBe(75)
  await page.viewport(320, 568)
  await expect.poll(height).toBe(64)
})

conforms(StickyVirtualList<string>, {
  props: () => ({
    label: 'Matches',
    rows: ['Section', 'row 1'],
    isHead,
    keyOf,
    rowHeight: '64px',
    headHeight: '36px',
    children: (row) => <p>{row}</p>,
  }),
})
