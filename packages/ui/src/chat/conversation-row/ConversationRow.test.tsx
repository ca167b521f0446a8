import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { ConversationRow } from '.'

test('opens from anywhere in the row and announces the unread count', async () => {
  const onOpen = vi.fn()
  await render(
    <ConversationRow name="Ana" preview="Hello" unread={3} unreadLabel="3 unread" href="#ana" onOpen={onOpen} />,
  )
  await page.getByText('Hello').click({ force: true })
  expect(onOpen).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('img', { name: '3 unread' })).toHaveTextContent('3')
})

test('shows a dot instead of the count when it is muted', async () => {
  await render(<ConversationRow name="Ana" preview="Hello" unread={3} unreadLabel="3 unread" muted="Muted" />)
  await expect.element(page.getByRole('img', { name: '3 unread' })).toHaveTextContent('')
  await expect.element(page.getByRole('img', { name: 'Muted' })).toBeVisible()
})

test('hides its actions off screen until they are swiped in, and keeps them reachable by keyboard', async () => {
  const onPress = vi.fn()
  await render(
    <ConversationRow name="Ana" preview="Hello" actions={[{ id: 'x', label: 'Delete', tone: 'danger', onPress }]} />,
  )
  const button = page.getByRole('button', { name: 'Delete' })
  expect(button.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(innerWidth)
  ;(button.element() as HTMLElement).focus()
  await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  await button.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('shows who types instead of the last message and the draft', async () => {
  const tag = { text: '[Draft]', tone: 'live' as const }
  const { rerender } = await render(<ConversationRow name="Ana" preview="Hello" tag={tag} typing="Ana is typing" />)
  await expect.element(page.getByText('Ana is typing')).toBeVisible()
  expect(page.getByText(/Hello|Draft/).elements()).toHaveLength(0)
  await rerender(<ConversationRow name="Ana" preview="Hello" tag={tag} />)
  await expect.element(page.getByText('Hello')).toBeVisible()
})

conforms(ConversationRow, {
  props: ({ press }) => ({
    name: 'Ana',
    preview: 'Hello',
    onOpen: press('onOpen'),
    actions: [{ id: 'delete', label: 'Delete', onPress: press('action') }],
  }),
  views: [
    { name: 'Friends of Manchester City', time: '11-20 21:03', unread: 120, tag: { text: '[Mention]', tone: 'live' } },
    { name: 'Friends of Manchester City', muted: 'Muted', pinned: 'Pinned', unread: 3, time: '21:03' },
  ],
})
