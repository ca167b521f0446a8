import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Pressable } from '.'

test('is a link with `href` and a button without', async () => {
  await render(
    <>
      <Pressable href="/m/score">Scores</Pressable>
      <Pressable>Close</Pressable>
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Scores' })).toHaveAttribute('href', '/m/score')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
})

test('calls the handler instead of navigating', async () => {
  const onPress = vi.fn()
  const prevented: boolean[] = []
  await render(
    <div onClick={(event) => prevented.push(event.defaultPrevented)}>
      <Pressable href="#elsewhere" onPress={onPress}>
        Scores
      </Pressable>
    </div>,
  )
  await page.getByRole('link').click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(prevented).toEqual([true])
})

test('navigates once on a double tap, and again on a later tap', async () => {
  const onPress = vi.fn()
  await render(
    <Pressable href="#elsewhere" onPress={onPress}>
      Scores
    </Pressable>,
  )
  await page.getByRole('link').dblClick()
  expect(onPress).toHaveBeenCalledOnce()
  expect(location.hash).toBe('')
  await page.getByRole('link').click({ delay: 600 })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('has a focus ring of two whole pixels', async () => {
  await render(<Pressable href="#elsewhere">Scores</Pressable>)
  await userEvent.tab()
  expect(getComputedStyle(page.getByRole('link').element()).outlineWidth).toBe('2px')
})

conforms(Pressable, {
  props: ({ press }) => ({ children: 'Scores', href: '#elsewhere', onPress: press('onPress') }),
  skip: { targets: 'it has no look; the component that uses it gives it its size' },
  off: [{ disabled: true }, { disabled: true, href: undefined }, { 'aria-busy': true }],
})
