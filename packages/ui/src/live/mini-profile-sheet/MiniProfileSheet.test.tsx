import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { MiniProfileSheet, type MiniProfileSheetProps } from '.'

const least = {
  open: true,
  title: 'Profile',
  closeLabel: 'Close',
  person: {
    name: 'Ana Carolina',
    badge: { kind: 'level20', label: 'Lv28' },
    tag: 'Reporter',
    note: 'ID 10086',
    signature: 'Football makes the world smaller',
  },
  stats: [
    { id: 'follow', label: 'Following', value: '12' },
    { id: 'fans', label: 'Fans', value: '3,400' },
  ],
  actions: [
    { id: 'mention', label: 'Mention', icon: '@' },
    { id: 'report', label: 'Report', icon: '!', tone: 'danger' },
  ],
} satisfies Omit<MiniProfileSheetProps, 'onClose' | 'onAction'>

test('says who someone is, and calls the pressed action', async () => {
  const onAction = vi.fn()
  await render(<MiniProfileSheet {...least} onClose={() => undefined} onAction={onAction} />)
  await expect.element(page.getByRole('heading', { name: /Ana Carolina.*Reporter/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mention' }).click()
  expect(onAction.mock.calls).toEqual([['mention']])
})

conforms(MiniProfileSheet<string>, {
  props: ({ press }) => ({
    ...least,
    onClose: press('onClose'),
    onAction: press('onAction'),
    follow: { followed: false, label: 'Follow', onFollow: press('onFollow') },
  }),
})
