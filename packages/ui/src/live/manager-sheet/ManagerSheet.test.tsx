import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { ManagerSheet, type ManagedMember, type ManagerSheetProps } from '.'

const least = {
  open: true,
  title: 'Manage',
  closeLabel: 'Close',
  slowMode: 5,
  muteAll: false,
  labels: {
    mute: 'Mute',
    unmute: 'Unmute',
    manager: 'Is a manager',
    slowMode: 'Slow mode',
    muteAll: 'Only managers write',
    clear: 'Clear the chat',
    duration: (seconds: number) => (seconds === 0 ? 'off' : `${seconds} s`),
  },
} satisfies Partial<ManagerSheetProps>

const member: ManagedMember = {
  name: 'Ana Carolina',
  badge: { kind: 'level10', label: 'Lv12' },
  mutedText: null,
  isManager: false,
}

const nothing = () => undefined
const events = { onClose: nothing, onMute: nothing, onSlowMode: nothing, onMuteAll: nothing, onClear: nothing }

test('mutes a member for one of the durations, and ends a mute', async () => {
  const onMute = vi.fn()
  const sheet = (mutedText: string | null) => (
    <ManagerSheet {...least} {...events} member={{ ...member, mutedText }} onMute={onMute} />
  )
  const { rerender } = await render(sheet(null))
  await page.getByRole('group', { name: 'Mute' }).getByRole('button', { name: '3600 s' }).click()
  await rerender(sheet('Muted until 12:30'))
  await page.getByRole('button', { name: 'Unmute' }).click()
  expect(onMute.mock.calls).toEqual([[3600], [0]])
})

test('sets the slow mode of the room', async () => {
  const onSlowMode = vi.fn()
  await render(<ManagerSheet {...least} {...events} onSlowMode={onSlowMode} />)
  await expect.element(page.getByRole('radio', { checked: true })).toHaveTextContent('5 s')
  await page.getByRole('radio', { name: '30 s' }).click()
  expect(onSlowMode.mock.calls).toEqual([[30]])
})

test('has nothing for all beside what is done with a member, and no switch for managers who may not use it', async () => {
  const { rerender } = await render(<ManagerSheet {...least} {...events} member={member} />)
  await expect.element(page.getByRole('group', { name: 'Mute' })).toBeVisible()
  for (const text of ['Slow mode', 'Only managers write', 'Clear the chat', 'Is a manager'])
    expect(page.getByText(text).query()).toBeNull()
  await rerender(<ManagerSheet {...least} {...events} />)
  await expect.element(page.getByRole('button', { name: 'Clear the chat' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Mute' }).query()).toBeNull()
})

conforms(ManagerSheet, {
  props: ({ press }) => ({
    ...least,
    ...events,
    onManager: nothing,
    onClose: press('onClose'),
    onSlowMode: press('onSlowMode'),
    onMuteAll: press('onMuteAll'),
    onClear: press('onClear'),
  }),
})

/** The same with a member. */
const MemberSheet = (props: ManagerSheetProps) => <ManagerSheet data-component="MemberSheet" {...props} />

describe('with a member', () => {
  conforms(MemberSheet, {
    props: ({ press }) => ({
      ...least,
      ...events,
      member,
      onClose: press('onClose'),
      onMute: press('onMute'),
      onManager: press('onManager'),
    }),
    views: [{ member: { ...member, mutedText: 'Muted until 12:30' } }],
  })
})
