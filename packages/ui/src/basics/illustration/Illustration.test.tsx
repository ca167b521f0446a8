import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { EmptyState } from '../empty-state'
import { ART } from './art'
import { Illustration, type IllustrationProps } from '.'

const KINDS = Object.keys(ART) as IllustrationProps['kind'][]
const svgOf = (container: Element) => container.querySelector('svg') as SVGSVGElement

test.each(KINDS)('draws %s in less than 1 kB, within its edges', async (kind) => {
  const { container } = await render(<Illustration kind={kind} />)
  const svg = svgOf(container)
  expect(svg.outerHTML.length).toBeLessThan(1024)
  for (const shape of svg.querySelectorAll('path')) {
    const { x, y, width, height } = shape.getBBox()
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(1)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(95)
  }
})

test('has lines of 2 px, in the colour of text and in the one of the brand', async () => {
  const { container } = await render(<Illustration kind="football" />)
  const lines = [...container.querySelectorAll('path')].map((path) => getComputedStyle(path))
  expect(lines.map(({ strokeWidth }) => strokeWidth)).toEqual(['2px', '2px'])
  expect(new Set(lines.map(({ stroke }) => stroke)).size).toBe(2)
})

test('is as large in an empty state as alone, without the circle of an icon', async () => {
  const { container } = await render(<EmptyState title="No matches" icon={<Illustration kind="football" />} />)
  const svg = svgOf(container)
  expect(svg.getBoundingClientRect().width).toBeCloseTo((96 / 375) * innerWidth, 0)
  const around = getComputedStyle(svg.parentElement as Element)
  expect(around.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await expect.element(page.getByText('No matches')).toBeVisible()
})

test('is hidden from screen readers', async () => {
  await render(<Illustration kind="done" />)
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

conforms(Illustration, {
  props: () => ({ kind: 'football' }),
  states: { 'data-kind': { kind: 'offline' } },
})
