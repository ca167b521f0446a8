import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Avatar } from '.'

test('shows the first character of a Chinese name, and two initials of any other name', async () => {
  const { container } = await render(
    <>
      <Avatar name="足球小将" />
      <Avatar name="Zé Roberto da Silva" />
    </>,
  )
  expect(container.textContent).toBe('足ZR')
})

test('falls back to initials when the picture does not load', async () => {
  const { container } = await render(<Avatar name="Ana" src="/no-such-picture.png" alt="Ana" />)
  await expect.poll(() => container.textContent).toBe('A')
  await expect.element(page.getByRole('img', { name: 'Ana' })).toBeVisible()
})

test('tries again when the picture changes', async () => {
  const { container, rerender } = await render(<Avatar name="Ana" src="/no-such-picture.png" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
  await rerender(<Avatar name="Ana" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />)
  expect(container.querySelector('img')).not.toBeNull()
})

test('shows the level from 40 px, where it has room, and says it only with the name', async () => {
  const { rerender } = await render(<Avatar name="Ana" level="7" alt="Ana, level 7" />)
  await expect.element(page.getByText('7')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Ana, level 7', exact: true })).toBeVisible()
  await rerender(<Avatar name="Ana" level="7" size="small" />)
  await expect.element(page.getByText('7')).not.toBeVisible()
})

test('lays a picture around without hiding the person', async () => {
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const { container } = await render(<Avatar name="Ana" frame={{ src }} />)
  const [frame] = container.getElementsByTagName('img')
  const [outer, inner] = [frame, frame?.parentElement].map((element) => element?.getBoundingClientRect().width ?? 0)
  expect((inner ?? 0) / (outer ?? 1)).toBeCloseTo(0.72, 2)
  expect(container.textContent).toBe('A')
})

conforms(Avatar, {
  props: () => ({ name: 'Ana' }),
  states: { 'data-size': { size: 'huge' }, 'data-live': { live: true }, 'data-frame': { frame: 'vip' } },
  views: [{ level: '39', frame: 'anchor' }],
})
