import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { BannerStack, type BannerStackProps, type StackBanner } from '.'

const labels = { stack: 'Notices', close: 'Close', waiting: (count: number) => `${count} more` }
const BANNERS: readonly StackBanner[] = [
  { id: 'net', text: 'No network', tone: 'warn', stays: true },
  { id: 'update', text: 'A new version is there', action: { label: 'Update', onPress: vi.fn() } },
  { id: 'match', text: 'City v Liverpool has begun', tone: 'live' },
]

const stack = (more: Partial<BannerStackProps> = {}) => (
  <BannerStack banners={BANNERS} onClose={vi.fn()} labels={labels} {...more} />
)
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('shows the first banners, and says how many wait', async () => {
  const { rerender } = await render(stack())
  expect(shown()).toEqual(['No network', 'A new version is thereUpdateClose'])
  await expect.element(page.getByText('1 more')).toBeVisible()
  await rerender(stack({ banners: BANNERS.slice(1) }))
  expect(shown()).toHaveLength(2)
  expect(page.getByText(/more/).elements()).toHaveLength(0)
})

test('closes a banner that may be closed', async () => {
  const onClose = vi.fn()
  await render(stack({ onClose }))
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledExactlyOnceWith('update')
})

test('has the live region before the first banner, so that it is announced', async () => {
  const { container, rerender } = await render(stack({ banners: [] }))
  const region = container.querySelector('[aria-live=polite]')
  expect(region).not.toBeNull()
  await rerender(stack())
  expect(region?.textContent).toContain('No network')
})

test('leaves the page between its banners to presses', async () => {
  await render(stack())
  const [first, second] = page.getByRole('listitem').elements()
  const { bottom = 0, left = 0 } = first?.getBoundingClientRect() ?? {}
  const { top = 0 } = second?.getBoundingClientRect() ?? {}
  expect(document.elementFromPoint(left + 40, (bottom + top) / 2)?.closest('[data-component=BannerStack]')).toBeNull()
})

conforms(BannerStack, {
  props: ({ press }) => ({
    banners: [
      { id: 'net', text: 'No network. This is from 12:03', tone: 'warn', icon: <svg />, stays: true },
      { id: 'update', text: 'A new version is there', action: { label: 'Update', onPress: press('action') } },
      { id: 'match', text: 'City v Liverpool has begun' },
    ],
    onClose: press('onClose'),
    labels,
  }),
  views: [{ banners: [] }],
})
