import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Skeleton, SkeletonList } from '.'

test('announces loading once and hides its shapes from screen readers', async () => {
  const { container } = await render(<SkeletonList label="Loading" kind="match" count={4} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  expect(container.querySelectorAll('[role="status"] > div[aria-hidden]')).toHaveLength(4)
})

test('is as high as match rows', async () => {
  const { container } = await render(<SkeletonList label="Loading" kind="match" count={1} />)
  expect(container.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBe(64)
})

conforms(Skeleton, {
  props: () => ({ width: '2em' }),
  states: { 'data-shape': { shape: 'circle' } },
  skip: { rest: 'the glow says that something is loading' },
})

conforms(SkeletonList, {
  props: () => ({ label: 'Loading', kind: 'match' }),
  states: { 'data-kind': { kind: 'live' } },
})
