import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { ActionSheet } from '.'

const actions = [
  { id: 'copy', label: 'Copy' },
  { id: 'report', label: 'Report', note: 'The message is sent along', tone: 'danger' },
  { id: 'pin', label: 'Pin', disabled: true },
] as const

test('tells which action was chosen and leaves closing to the caller', async () => {
  const onSelect = vi.fn()
  const onClose = vi.fn()
  await render(
    <ActionSheet open title="Message" actions={actions} onSelect={onSelect} onClose={onClose} cancelLabel="Cancel" />,
  )
  await page.getByRole('button', { name: 'Report' }).click()
  expect(onSelect.mock.calls).toEqual([['report']])
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('is at the bottom, and all of its actions can be reached on a small screen', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, label: `Action ${at}` }))
  const nothing = () => undefined
  await render(
    <ActionSheet open title="Many" actions={many} onSelect={nothing} onClose={nothing} cancelLabel="Cancel" />,
  )
  const dialog = page.getByRole('dialog', { name: 'Many' })
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  page.getByRole('button', { name: 'Cancel' }).element().scrollIntoView()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeInViewport()
})

behavesLikeModal((modal) => (
  <ActionSheet {...modal} title="Leagues" actions={actions} onSelect={() => undefined} cancelLabel="Cancel" />
))

conforms(ActionSheet<string>, {
  props: ({ press }) => ({
    open: true,
    title: 'Message',
    actions: [{ id: 'copy', label: 'Copy', note: 'Its text' }],
    onSelect: press('onSelect'),
    cancelLabel: 'Cancel',
    onClose: press('onClose'),
  }),
})
