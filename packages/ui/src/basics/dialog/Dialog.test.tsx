import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeModal, conforms } from '../../conformance'
import { Button } from '../button'
import { Dialog } from '.'

test('is explained by its description', async () => {
  await render(<Dialog open title="Log in?" description="For everything" onClose={vi.fn()} actions={<button />} />)
  await expect.element(page.getByRole('dialog', { name: 'Log in?' })).toHaveAccessibleDescription('For everything')
})

behavesLikeModal((modal) => <Dialog {...modal} title="Leagues" actions={<Button>Apply</Button>} />)

conforms(Dialog, {
  props: ({ press, other }) => ({
    open: true,
    title: 'Log in?',
    onClose: other('Escape, the back gesture, or a press outside'),
    actions: <Button onPress={press('action')}>Yes</Button>,
  }),
})
