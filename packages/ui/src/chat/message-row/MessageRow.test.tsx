import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MessageRow } from '.'

const author = { name: 'Ana' }

test('puts my messages at the right and others at the left', async () => {
  await render(
    <>
      <MessageRow author={author} isMine={false}>
        theirs
      </MessageRow>
      <MessageRow author={author} isMine>
        mine
      </MessageRow>
    </>,
  )
  const left = page.getByText('theirs').element().getBoundingClientRect()
  const right = page.getByText('mine').element().getBoundingClientRect()
  expect(left.left).toBeLessThan(innerWidth - right.right + 10)
  expect(right.left).toBeGreaterThan(left.right)
})

test('wraps a word without spaces inside its bubble', async () => {
  await render(
    <MessageRow author={author} isMine>
      {'a'.repeat(400)}
    </MessageRow>,
  )
  expect(page.getByText('aaa').element().getBoundingClientRect().left).toBeGreaterThan(40)
})

test('resends a failed message', async () => {
  const onResend = vi.fn()
  await render(
    <MessageRow author={author} isMine state={{ kind: 'failed', label: 'Send again', onResend }}>
      hi
    </MessageRow>,
  )
  await page.getByRole('button', { name: 'Send again' }).click()
  expect(onResend).toHaveBeenCalledOnce()
})

test('announces the state of a message', async () => {
  await render(
    <MessageRow author={author} isMine state={{ kind: 'read', label: 'Read' }}>
      hi
    </MessageRow>,
  )
  await expect.element(page.getByRole('img', { name: 'Read' })).toBeVisible()
})

test('announces the sender, also when only the side of the bubble shows it', async () => {
  const { container } = await render(
    <MessageRow author={author} isMine={false}>
      hi
    </MessageRow>,
  )
  expect(container.innerText).toMatch(/Ana\s+hi/)
})

conforms(MessageRow, {
  props: ({ press }) => ({
    author,
    isMine: false,
    children: 'hi',
    onAvatar: press('onAvatar'),
    state: { kind: 'failed', label: 'Send again', onResend: press('onResend') },
  }),
  states: { 'data-mine': { isMine: true } },
  views: [
    {
      showName: true,
      author: { name: 'Friend of Manchester City' },
      children: 'A long message that needs two or three lines',
    },
    { isMine: true, state: { kind: 'read', label: 'Read' }, time: '21:03' },
  ],
})
