import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { conforms } from '../../conformance'
import { Composer, type ComposerProps } from '.'

const Line = ({ first = '', onSend = vi.fn(), ...rest }: Partial<ComposerProps> & { first?: string }) => {
  const [value, setValue] = useState(first)
  return (
    <Composer
      value={value}
      onChange={setValue}
      onSend={(text, mentioned) => {
        onSend(text, mentioned)
        setValue('')
      }}
      label="Message"
      sendLabel="Send"
      {...rest}
    />
  )
}
const field = () => page.getByRole('textbox', { name: 'Message' })

test('sends the trimmed text on Enter and empties the field', async () => {
  const onSend = vi.fn()
  await render(<Line onSend={onSend} />)
  await userEvent.fill(field(), '  hello ')
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello', [])
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

test('inserts a line break on Shift+Enter and grows up to a limit', async () => {
  const onSend = vi.fn()
  await render(<Line onSend={onSend} />)
  const height = () => field().element().getBoundingClientRect().height
  const one = height()
  await userEvent.click(field())
  await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b')
  const two = height()
  expect(two).toBeGreaterThan(one)
  await userEvent.fill(field(), 'line\n'.repeat(30))
  expect(height()).toBeLessThan(one * 4)
  expect(onSend).not.toHaveBeenCalled()
})

test('does not send on the Enter that ends a composition', async () => {
  const onSend = vi.fn()
  await render(<Line first="ni hao" onSend={onSend} />)
  const element = field().element()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  // Safari ends the composition first and then reports key code 229.
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
  expect(onSend).not.toHaveBeenCalled()
})

test('does not send an empty text', async () => {
  const onSend = vi.fn()
  await render(<Line first="   " onSend={onSend} />)
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
})

test('shows the number of code points near the limit and does not send beyond it', async () => {
  await render(<Line maxLength={10} />)
  await userEvent.fill(field(), '1234567')
  expect(page.getByText('/10').elements()).toHaveLength(0)
  await userEvent.fill(field(), '12345678👍')
  await expect.element(page.getByText('9/10')).toBeVisible()
  await userEvent.fill(field(), '12345678901')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('allows writing but not sending in slow mode', async () => {
  const onSend = vi.fn()
  await render(<Line first="hi" onSend={onSend} state={{ kind: 'slow', wait: '5s' }} />)
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await expect.element(page.getByText('5s')).toBeVisible()
  expect(page.getByRole('button', { name: 'Send' }).elements()).toHaveLength(0)
})

test('shows why writing is disabled', async () => {
  await render(<Line state={{ kind: 'disabled', text: 'All are muted' }} />)
  await expect.element(field()).toBeDisabled()
  await expect.element(field()).toHaveAttribute('placeholder', 'All are muted')
})

test('gets the focus back after it was disabled, unless the user has gone elsewhere', async () => {
  const lost = { kind: 'disabled', text: 'Connecting' } as const
  const line = (state?: ComposerProps['state']) => (
    <>
      <button type="button">Back</button>
      <Line {...(state && { state })} />
    </>
  )
  const { rerender } = await render(line())
  await userEvent.click(field())
  await rerender(line(lost))
  await expect.poll(() => document.activeElement).toBe(document.body)
  await rerender(line())
  await expect.element(field()).toHaveFocus()
  await rerender(line(lost))
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await rerender(line())
  await expect.element(field()).not.toHaveFocus()
})

test('shows it above a draft, too, which is kept', async () => {
  await render(<Line first="Who watches?" state={{ kind: 'disabled', text: 'You are muted' }} />)
  await expect.element(page.getByText('You are muted')).toBeVisible()
  await expect.element(field()).toHaveAccessibleDescription('You are muted')
  await expect.element(field()).toHaveValue('Who watches?')
})

test('announces in place of a text that counts the one that stays', async () => {
  const line = (left: string) => (
    <Line first="Hi" state={{ kind: 'disabled', text: `Muted for ${left}`, spoken: 'Muted until 12:00' }} />
  )
  const { rerender } = await render(line('0:09'))
  await rerender(line('0:08'))
  await expect.element(page.getByText('Muted for 0:08')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(field()).toHaveAccessibleDescription('Muted until 12:00')
})

test('asks a guest to log in', async () => {
  const onAction = vi.fn()
  await render(<Line state={{ kind: 'guest', text: 'Log in to chat', actionLabel: 'Log in', onAction }} />)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(onAction).toHaveBeenCalledOnce()
})

test('shows what is above the field in a line of its own', async () => {
  await render(<Line above={<p style={{ height: 40 }}>Quoted</p>} />)
  const [above, box] = [page.getByText('Quoted'), field()].map((each) => each.element().getBoundingClientRect())
  expect(box?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
  expect(box?.width).toBeGreaterThan(200)
})

test('sends an empty text with attached files', async () => {
  const onSend = vi.fn()
  await render(<Line onSend={onSend} attached />)
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('', [])
})

test('hands over files that are pasted, and leaves pasted text alone', async () => {
  const onPasteFiles = vi.fn()
  await render(<Line onPasteFiles={onPasteFiles} />)
  const paste = (file?: File) => {
    const clipboardData = new DataTransfer()
    if (file) clipboardData.items.add(file)
    else clipboardData.setData('text/plain', 'hello')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field().element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const picture = new File(['a'], 'a.png', { type: 'image/png' })
  expect(paste(picture)).toBe(true)
  expect(paste()).toBe(false)
  expect(onPasteFiles.mock.calls).toEqual([[[picture]]])
})

conforms(Composer, {
  props: ({ press, other }) => ({
    value: 'hello',
    onChange: other('the text changed'),
    onSend: press('onSend'),
    label: 'Message',
    sendLabel: 'Send',
    onPasteFiles: other('files were pasted'),
  }),
  states: { 'data-state': { state: { kind: 'slow', wait: '9s' } } },
  off: [{ state: { kind: 'disabled', text: 'Muted' } }, { state: { kind: 'slow', wait: '9s' } }],
  views: [
    { state: { kind: 'guest', text: 'Log in to write', actionLabel: 'Log in', onAction: () => undefined } },
    { value: 'hello'.repeat(9), maxLength: 50 },
  ],
})
