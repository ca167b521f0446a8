import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { EmojiGrid } from '.'

const emoji = Array.from({ length: 30 }, (_, at) => ({ id: String(at), emoji: '⚽', label: `Emoji ${at}` }))
const focused = () => document.activeElement?.getAttribute('aria-label')

test('an emoji is chosen by a press, without taking the focus from the text', async () => {
  const onSelect = vi.fn()
  await render(
    <>
      <input aria-label="text" />
      <EmojiGrid label="Emoji" emoji={emoji} onSelect={onSelect} />
    </>,
  )
  await page.getByRole('textbox').click()
  await page.getByRole('button', { name: 'Emoji 3', exact: true }).click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('3')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test('the arrow keys go through the grid, by rows too, and Tab leaves it', async () => {
  await render(<EmojiGrid label="Emoji" emoji={emoji} onSelect={vi.fn()} />)
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Emoji 2')
  await userEvent.keyboard('{ArrowDown}')
  const columns = Number(focused()?.replace('Emoji ', '')) - 2
  expect(columns).toBeGreaterThan(3)
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(focused()).toBe('Emoji 1')
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

conforms(EmojiGrid, {
  props: ({ press }) => ({ label: 'Emoji', emoji: emoji.slice(0, 9), onSelect: press('onSelect') }),
})
