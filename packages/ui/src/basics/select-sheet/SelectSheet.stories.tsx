import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { SelectSheet, type SelectSheetProps } from './SelectSheet'

export default {
  title: 'Basics/SelectSheet',
  component: SelectSheet,
  args: { open: true, value: 'pix', onSelect: fn(), onClose: fn() },
  argTypes: { options: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the title', 'the options, the chosen one with a tick'],
      good: ['It closes by choosing.'],
      bad: ['Several choices at once: use Checkboxes in a Sheet.'],
      keys: {
        '↑ ↓, Home, End': 'move among the options without choosing',
        'A letter': 'moves to the next option that begins with it',
        'Enter, Space': 'choose the option and close',
        Escape: 'requests to close it; the focus returns to where it was',
      },
    }),
  },
  render: live(SelectSheet, 'value', 'onSelect'),
  ...sampled<SelectSheetProps>(({ payout, close }) => ({
    title: payout.label,
    closeLabel: close,
    options: payout.options,
  })),
} satisfies Meta<typeof SelectSheet>
type Story = StoryObj<typeof SelectSheet>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [bank, , , off] = textsOf({ globals }).payout.options
    await expect(await canvas.findByRole('option', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(bank?.id)
    await userEvent.click(canvas.getByRole('option', { name: new RegExp(off?.label ?? '') }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const NothingChosen: Story = { args: { value: null } }
