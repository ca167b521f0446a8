import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
