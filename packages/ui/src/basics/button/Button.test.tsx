import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '.'

test('ignores presses while it is busy and keeps its text', async () => {
  const onPress = vi.fn()
  await render(
    <Button busy onPress={onPress}>
      Save
    </Button>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

test('submits the form that contains it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Log in</Button>
    </form>,
  )
  await page.getByRole('button').click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

conforms(Button, {
  props: ({ press }) => ({ children: 'Save', onPress: press('onPress') }),
  states: { 'data-tone': { tone: 'danger' }, 'data-size': { size: 'small' }, 'data-block': { block: true } },
  off: [
    { disabled: true },
    { disabled: true, href: '#elsewhere' },
    { disabled: true, type: 'submit' },
    { busy: true },
    { busy: true, href: '#elsewhere' },
    { busy: true, type: 'submit' },
  ],
  views: [{ tone: 'outline' }, { size: 'large', children: 'Subscribe for 30 days' }, { busy: true }],
})
