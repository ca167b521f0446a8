import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Flag, Pin, Quote } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { Stack, localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { Button } from '../button'
import { ActionSheet, type ActionSheetProps, type SheetAction } from './ActionSheet'

const actions = ({ actions: words }: Texts): SheetAction[] => [
  { id: 'copy', label: words.copy, icon: <Copy /> },
  { id: 'quote', label: words.quote, icon: <Quote /> },
  { id: 'pin', label: words.pin, icon: <Pin />, disabled: true },
  { id: 'report', label: words.report, note: words.reportNote, icon: <Flag />, tone: 'danger' },
]

export default {
  title: 'Basics/ActionSheet',
  component: ActionSheet,
  args: { open: true, onSelect: fn(), onClose: fn() },
  argTypes: { actions: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: [
        'the title, if the thing is not obvious',
        'one row for each action, the dangerous one last, in red',
        'the row that cancels',
      ],
      good: ['Two to six actions of one thing, verbs.'],
      bad: ['A choice that stays: use a RadioGroup in a Sheet.'],
      keys: MODAL_KEYS,
    }),
  },
  ...sampled<ActionSheetProps>((t) => ({
    title: t.actions.title,
    actions: actions(t),
    cancelLabel: t.actions.cancel,
  })),
} satisfies Meta<typeof ActionSheet>
type Story = StoryObj<typeof ActionSheet>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { actions: words } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('button', { name: words.pin }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: words.copy }))
    await expect(args.onSelect).toHaveBeenCalledWith('copy')
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OpensFromAButton = localised(function Message(t) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <ActionSheet
        open={open}
        title={t.actions.title}
        actions={actions(t)}
        onSelect={close}
        onClose={close}
        cancelLabel={t.actions.cancel}
      />
    </Stack>
  )
})
