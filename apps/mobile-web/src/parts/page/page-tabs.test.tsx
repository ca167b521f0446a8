import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'
import { PageTabs } from './PageTabs'

const TABS = [
  { id: 'long', label: '长' },
  { id: 'other', label: '另一个' },
  { id: 'short', label: '短' },
] as const
const HEIGHTS = { long: 3_000, other: 3_000, short: 100 }

/** A page with 400 px above its tabs. */
const open = async () => {
  await show({
    path: '/score/detail/football/1',
    children: (
      <>
        <div style={{ height: 400 }}>头部</div>
        <PageTabs label="内容" tabs={TABS}>
          {(id) => <div style={{ height: HEIGHTS[id] }}>{`内容 ${id}`}</div>}
        </PageTabs>
      </>
    ),
  })
  await expect.element(panel('long')).toBeInTheDocument()
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const panel = (id: string) => page.getByText(`内容 ${id}`)
const swipe = (by: number) => {
  const shown = page.getByText(/^内容 /).element()
  const moves = [
    ['pointerdown', 200],
    ['pointermove', 200 + by],
    ['pointerup', 200 + by],
  ] as const
  for (const [type, clientX] of moves)
    shown.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX }))
}

afterEach(() => scrollTo(0, 0))

describe('the tabs of a page', () => {
  it('are chosen by a swipe too, up to the last one', async () => {
    await open()
    swipe(-120)
    await expect.element(panel('other')).toBeInTheDocument()
    swipe(-120)
    await expect.element(panel('short')).toBeInTheDocument()
    swipe(-120)
    swipe(120)
    await expect.element(panel('other')).toBeInTheDocument()
  })

  it('keep their scroll positions; a new one begins below the bar of tabs', async () => {
    await open()
    scrollTo(0, 1_500)
    await tab('另一个').click()
    await expect.element(panel('other')).toBeInTheDocument()
    const bottomOfBar = () => page.getByRole('tablist').element().getBoundingClientRect().bottom
    await expect.poll(() => panel('other').element().getBoundingClientRect().top - bottomOfBar()).toBeCloseTo(0, -1)
    const begin = scrollY
    scrollTo(0, 900)
    await tab('长').click()
    await expect.element(panel('long')).toBeInTheDocument()
    await expect.poll(() => scrollY).toBe(1_500)
    await tab('短').click()
    await expect.element(panel('short')).toBeInTheDocument()
    await expect.poll(() => scrollY).toBeLessThan(begin)
    await tab('另一个').click()
    await expect.element(panel('other')).toBeInTheDocument()
    await expect.poll(() => scrollY).toBe(900)
  })

  it('leave the page where it is while its head is in sight', async () => {
    await open()
    scrollTo(0, 1_500)
    await tab('另一个').click()
    // The page scrolls when the tab is there.
    await expect.element(panel('other')).toBeInTheDocument()
    scrollTo(0, 100)
    await tab('长').click()
    await expect.element(panel('long')).toBeInTheDocument()
    await expect.poll(() => scrollY).toBe(100)
  })
})

it('has the name of its tab as the heading of a panel, to which a screen reader jumps', async () => {
  await open()
  const heading = (name: string) => page.getByRole('tabpanel').getByRole('heading', { level: 2, name, exact: true })
  await expect.element(heading('长')).toBeInTheDocument()
  await tab('短').click()
  await expect.element(heading('短')).toBeInTheDocument()
})
