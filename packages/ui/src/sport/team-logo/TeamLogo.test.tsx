import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { TeamLogo } from '.'

test('draws a shield if there is no crest, always in the same colour for a name', async () => {
  const { container } = await render(
    <>
      <TeamLogo name="City" size="large" />
      <TeamLogo name="City" size="large" />
    </>,
  )
  const [first, second] = container.querySelectorAll('span')
  expect(first?.textContent).toBe('C')
  expect(getComputedStyle(first as Element).backgroundImage).toBe(getComputedStyle(second as Element).backgroundImage)
})

test('draws the shield when the crest does not load', async () => {
  const { container } = await render(<TeamLogo name="City" src="/no-such-crest.png" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

conforms(TeamLogo, {
  props: () => ({ name: 'City', src: PICTURE }),
  states: { 'data-size': { size: 'large' }, 'data-shield': { src: null }, 'data-waits': 'while the page scrolls' },
})
