import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { AudienceList, type AudienceMember } from '.'

const members = (count: number): AudienceMember[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    name: `Member ${at}`,
    badge: { kind: 'level10', label: 'Lv12' },
    ...(at < 4 && { rank: at + 1, value: `${1_000 - at}` }),
  }))

test('renders only the members near the screen, and opens one', async () => {
  const onOpen = vi.fn()
  await render(
    <div style={{ height: 400 }}>
      <AudienceList label="Audience" members={members(2_000)} onOpen={onOpen} />
    </div>,
  )
  await page.getByRole('button', { name: /Member 3/ }).click()
  expect(onOpen).toHaveBeenCalledWith('m3')
  expect(page.getByRole('listitem').elements().length).toBeLessThan(30)
})

test('shows what its caller says about an empty room', async () => {
  await render(<AudienceList label="Audience" members={[]} onOpen={() => undefined} empty={<p>Nobody yet</p>} />)
  await expect.element(page.getByText('Nobody yet')).toBeVisible()
  expect(page.getByRole('list').query()).toBeNull()
})

conforms(AudienceList, {
  props: ({ press }) => ({ label: 'Audience', members: members(5), onOpen: press('onOpen') }),
  ready: 'button',
})
