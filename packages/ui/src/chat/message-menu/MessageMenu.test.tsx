import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { MessageMenu } from '.'

const actions = [
  { id: 'reply', label: 'Reply', icon: '↩' },
  { id: 'revoke', label: 'Take back', icon: '⟲', tone: 'danger', note: '2 min' },
  { id: 'copy', label: 'Copy', icon: '⧉', disabled: true },
] as const
const reactions = [{ id: 'like', emoji: '👍', label: 'Like', isMine: true }]
const texts = { title: 'Ana: who watches tonight?', closeLabel: 'Close' }

test('reacts and acts by thumb and by keyboard, and not by what is disabled', async () => {
  const [onSelect, onReact] = [vi.fn(), vi.fn()]
  await render(<MessageMenu open {...texts} {...{ actions, reactions, onSelect, onReact }} onClose={vi.fn()} />)
  await expect.element(page.getByRole('dialog', { name: texts.title })).toBeVisible()
  await page.getByRole('button', { name: 'Like', pressed: true }).click()
  expect(onReact).toHaveBeenCalledExactlyOnceWith('like')
  ;(page.getByRole('button', { name: 'Take back' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('revoke')
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeDisabled()
})

behavesLikeModal((modal) => (
  <MessageMenu {...modal} {...texts} title="Leagues" actions={actions} onSelect={() => undefined} />
))

conforms(MessageMenu, {
  props: ({ press }) => ({
    open: true,
    ...texts,
    actions: [actions[0], actions[1]],
    reactions,
    onSelect: press('onSelect'),
    onReact: press('onReact'),
    onClose: press('onClose'),
  }),
})
