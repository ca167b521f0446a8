import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MomentumStrip, type MomentumStripProps } from '.'

const base: MomentumStripProps = { values: [60, 20, -40], label: (share) => `City ${share}%` }

test('says which share of the pressure was the home side’s', async () => {
  await render(<MomentumStrip {...base} />)
  await expect.element(page.getByRole('img', { name: 'City 67%' })).toBeVisible()
})

test('leaves the minutes empty that are not played', async () => {
  const { container } = await render(<MomentumStrip {...base} values={Array.from({ length: 45 }, () => 50)} />)
  const svg = container.querySelector('svg') as SVGSVGElement
  const home = container.querySelectorAll('path')[1] as SVGPathElement
  expect(home.getBoundingClientRect().width / svg.getBoundingClientRect().width).toBeCloseTo(0.5, 1)
})

conforms(MomentumStrip, { props: () => base })
