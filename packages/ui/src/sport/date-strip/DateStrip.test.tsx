import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeChoice, conforms } from '../../conformance'
import { IconButton } from '../../basics/icon-button'
import { DateStrip } from '.'

const days = Array.from({ length: 15 }, (_, at) => ({
  id: `2026-11-${at + 10}`,
  weekday: 'Fri',
  day: String(at + 10),
  label: `Friday 2026-11-${at + 10}`,
}))

test('scrolls the selected day to the middle', async () => {
  await render(<DateStrip label="Days" days={days} selectedId="2026-11-17" onSelect={() => undefined} />)
  const { left, right } = page.getByRole('radio', { checked: true }).element().getBoundingClientRect()
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(3)
})

test('announces the full date', async () => {
  await render(<DateStrip label="Days" days={days} selectedId="2026-11-17" onSelect={() => undefined} />)
  await expect.element(page.getByRole('radio', { checked: true })).toHaveAccessibleName('Friday 2026-11-17')
})

test('is as high with counts as without', async () => {
  const height = async (count?: string) => {
    const counted = days.map((day) => (count === undefined ? day : { ...day, count }))
    const { container } = await render(
      <DateStrip label="Days" days={counted} selectedId="2026-11-17" onSelect={() => undefined} />,
    )
    return container.firstElementChild?.clientHeight
  }
  const plain = await height()
  expect([await height(''), await height('372')]).toEqual([plain, plain])
})

behavesLikeChoice<string>(['2026-11-10', '2026-11-11', '2026-11-12'], (choice) => (
  <DateStrip label="Days" days={days.slice(0, 3)} {...choice} />
))

conforms(DateStrip, {
  props: ({ press }) => ({ label: 'Days', days, selectedId: '2026-11-17', onSelect: press('onSelect') }),
  views: [
    { action: <IconButton label="Calendar" icon={<svg />} /> },
    { days: days.map((day) => ({ ...day, count: '372' })) },
  ],
})
