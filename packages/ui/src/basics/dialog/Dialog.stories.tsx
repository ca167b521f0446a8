import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Button } from '../button'
import { Dialog, type DialogProps } from './Dialog'

export default {
  title: 'Basics/Dialog',
  component: Dialog,
  args: { open: true, onClose: fn() },
  argTypes: { actions: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the title: the question', 'the description', 'the answers, the main one at the end'],
      good: ['Answers are the verbs of the question: “Leave”, “Stay”.'],
      bad: ['A message that asks nothing: use a Toast.', 'A dialog that opens another one.'],
      keys: MODAL_KEYS,
    }),
  },
  ...sampled<DialogProps>((t) => ({
    title: t.dialog.title,
    description: t.dialog.message,
    actions: (
      <>
        <Button tone="outline">{t.dialog.cancel}</Button>
        <Button>{t.dialog.confirm}</Button>
      </>
    ),
  })),
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    const dialog = await canvas.findByRole('dialog', { name: t.dialog.title })
    await userEvent.click(canvas.getByText(t.dialog.message))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Question = localised(function Login(t) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <Dialog
        name="login"
        open={open}
        title={t.dialog.title}
        description={t.dialog.message}
        onClose={close}
        actions={
          <>
            <Button tone="outline" onPress={close}>
              {t.dialog.cancel}
            </Button>
            <Button onPress={close}>{t.dialog.confirm}</Button>
          </>
        }
      />
    </Stack>
  )
})
