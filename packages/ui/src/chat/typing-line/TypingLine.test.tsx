import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { TypingLine } from '.'

test('says who types, and has the same height when nobody does', async () => {
  const { rerender } = await render(<TypingLine text="Ana is typing" />)
  const line = page.getByRole('status')
  await expect.element(line).toHaveTextContent('Ana is typing')
  const { height } = line.element().getBoundingClientRect()
  await rerender(<TypingLine />)
  await expect.element(line).toHaveTextContent('')
  expect(line.element().getBoundingClientRect().height).toBe(height)
})

conforms(TypingLine, {
  props: () => ({ text: 'Ana and Bob are typing' }),
  skip: { rest: 'the dots pulse, in four steps, as long as somebody types' },
})
