import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

const Row = ({ onOpen = vi.fn(), onPress = vi.fn() }) => (
  <>
    <ConversationRow
      name="Ana"
      preview="Hello"
      time="21:03"
      onOpen={onOpen}
      actionsLabel="More"
      actions={[
        { id: 'pin', label: 'Pin', onPress },
        { id: 'delete', label: 'Delete', onPress },
      ]}
    />
    <button type="button">Elsewhere</button>
  </>
)
const row = () => page.getByText('Hello').element().closest('[data-component=ConversationRow]')
const isRevealed = () => row()?.getAttribute('data-state') === 'revealed'
const revealByMouse = async () => {
  await page.getByText('Hello').click({ button: 'right', force: true })
  await expect.poll(isRevealed).toBe(true)
}

test('reveals its actions on a right click, which takes no focus', async () => {
  await render(<Row />)
  await revealByMouse()
  await expect.element(page.getByRole('button', { name: 'Pin' })).not.toHaveFocus()
})

test('closes its actions on a press elsewhere, on the row and on one of them', async () => {
  const [onOpen, onPress] = [vi.fn(), vi.fn()]
  await render(<Row onOpen={onOpen} onPress={onPress} />)
  await revealByMouse()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.poll(isRevealed).toBe(false)
  await revealByMouse()
  // Playwright would scroll the row back to press it.
  const { top } = row()?.getBoundingClientRect() ?? { top: 0 }
  ;(document.elementFromPoint(20, top + 20) as HTMLElement).click()
  await expect.poll(isRevealed).toBe(false)
  expect(onOpen).not.toHaveBeenCalled()
  await revealByMouse()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.poll(isRevealed).toBe(false)
  await page.getByRole('button', { name: 'Ana' }).click({ force: true })
  expect(onOpen).toHaveBeenCalledOnce()
})

test('moves the focus along its actions by arrow keys, and back on Escape', async () => {
  await render(<Row />)
  const [opener, pin, remove] = ['Ana', 'Pin', 'Delete'].map((name) => page.getByRole('button', { name }))
  await userEvent.tab()
  await expect.element(opener!).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(pin!).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(remove!).toHaveFocus()
  await expect.poll(isRevealed).toBe(true)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(pin!).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener!).toHaveFocus()
  await expect.poll(isRevealed).toBe(false)
  // The menu key.
  opener!.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: -1 }))
  await expect.element(pin!).toHaveFocus()
})

test('follows the arrow keys of a page from right to left', async () => {
  await render(
    <div dir="rtl">
      <Row />
    </div>,
  )
  const [opener, pin] = ['Ana', 'Pin'].map((name) => page.getByRole('button', { name }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(opener!).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(pin!).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(opener!).toHaveFocus()
})

test('shows a mouse a button that reveals its actions', async () => {
  await render(<Row />)
  const more = page.getByRole('button', { name: 'More' })
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  expect(more.elements()).toHaveLength(0)
  await page.getByText('Hello').hover({ force: true })
  await more.click()
  await expect.poll(isRevealed).toBe(true)
})

test('opens its menu by a long press, which does not open the conversation', async () => {
  const [onOpen, onMenu] = [vi.fn(), vi.fn()]
  await render(<ConversationRow name="Ana" preview="Hello" onOpen={onOpen} onMenu={onMenu} />)
  const name = page.getByRole('button', { name: 'Ana' }).element()
  const finger = { pointerType: 'touch', bubbles: true, clientX: 50, clientY: 20 }
  name.dispatchEvent(new PointerEvent('pointerdown', finger))
  await expect.poll(() => onMenu.mock.calls.length).toBe(1)
  name.dispatchEvent(new PointerEvent('pointerup', finger))
  name.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(onOpen).not.toHaveBeenCalled()
  expect(onMenu).toHaveBeenCalledOnce()
})

test('opens its menu by the menu key and by a button that Tab reaches and a mouse sees', async () => {
  const [onOpen, onMenu] = [vi.fn(), vi.fn()]
  await render(
    <>
      <ConversationRow name="Ana" preview="Hello" onOpen={onOpen} onMenu={onMenu} actionsLabel="More" time="21:03" />
      <button type="button">Elsewhere</button>
    </>,
  )
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await userEvent.tab()
  const opener = page.getByRole('button', { name: 'Ana' })
  await expect.element(opener).toHaveFocus()
  // The menu key.
  opener.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: -1 }))
  expect(onMenu).toHaveBeenCalledOnce()
  await userEvent.tab()
  const more = page.getByRole('button', { name: 'More' })
  await expect.element(more).toHaveFocus()
  await expect.element(page.getByText('21:03')).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onMenu).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByText('21:03')).toBeVisible()
  await page.getByText('Hello').hover({ force: true })
  await more.click()
  expect(onMenu).toHaveBeenCalledTimes(3)
  expect(onOpen).not.toHaveBeenCalled()
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
  props: ({ press, other }) => ({
    name: 'Ana',
    preview: 'Hello',
    onOpen: press('onOpen'),
    onMenu: press('onMenu'),
    actionsLabel: 'More',
    actions: [{ id: 'delete', label: 'Delete', onPress: other('a swipe; the menu has it, too') }],
  }),
  states: { 'data-state': 'revealed by a swipe' },
  views: [
    { name: 'Friends of Manchester City', time: '11-20 21:03', unread: 120, tag: { text: '[Mention]', tone: 'live' } },
    { name: 'Friends of Manchester City', muted: 'Muted', pinned: 'Pinned', unread: 3, time: '21:03' },
  ],
})
