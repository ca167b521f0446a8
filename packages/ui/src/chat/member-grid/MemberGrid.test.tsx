import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MemberGrid } from '.'

const members = [
  { id: 'a', name: 'Ana', role: 'Owner' },
  { id: 'b', name: 'Bob' },
]
const actions = [{ id: 'invite', label: 'Invite', icon: '+' }]

test('opens a member and starts an action', async () => {
  const [onMember, onAction] = [vi.fn(), vi.fn()]
  await render(<MemberGrid label="Members" {...{ members, actions, onMember, onAction }} />)
  await expect.element(page.getByRole('list', { name: 'Members' })).toBeVisible()
  await page.getByRole('button', { name: 'Bob' }).click()
  await page.getByRole('button', { name: 'Invite' }).click()
  expect(onMember).toHaveBeenCalledExactlyOnceWith('b')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('invite')
})

test('only shows members that nothing opens', async () => {
  await render(<MemberGrid label="Members" members={members} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await expect.element(page.getByText('Owner')).toBeVisible()
})

conforms(MemberGrid, {
  props: ({ press }) => ({
    label: 'Members',
    members: [...members, { id: 'c', name: 'Friend of Manchester City' }],
    actions,
    onMember: press('onMember'),
    onAction: press('onAction'),
  }),
})
