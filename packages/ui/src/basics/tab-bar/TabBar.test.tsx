import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { TabBar } from '.'

const items = [
  { id: 'score', label: 'Scores', icon: <svg />, href: '/m/score' },
  { id: 'chat', label: 'Chat', icon: <svg />, href: '/m/c2c', badge: 120, badgeLabel: '120 unread' },
]

test('marks the current page and announces unread counts', async () => {
  await render(<TabBar label="Main" items={items} activeId="score" />)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect.element(bar.getByRole('link', { name: 'Scores' })).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Chat' })).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('img', { name: '120 unread' })).toHaveTextContent('99+')
})

test('passes the pressed tab to the app', async () => {
  const onSelect = vi.fn()
  await render(<TabBar label="Main" items={items} activeId="score" onSelect={onSelect} />)
  await page.getByRole('link', { name: 'Chat' }).click()
  expect(onSelect).toHaveBeenCalledWith('chat')
})

conforms(TabBar, {
  props: ({ press }) => ({ label: 'Main', items, activeId: 'score', onSelect: press('onSelect') }),
  views: [
    {
      items: ['News', 'Home', 'Schedule', 'Exclusive', 'Live'].map((label) => ({
        id: label,
        label,
        icon: <svg />,
        href: '/',
      })),
      activeId: 'Home',
    },
  ],
})
