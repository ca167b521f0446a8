import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, LINK_KEYS } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { iconControl } from '../../story-kit/icons'
import { ListRow, type ListRowProps } from './ListRow'

export default {
  title: 'Basics/ListRow',
  component: ListRow,
  parameters: guided({
    anatomy: ['the icon', 'the title and its note', 'the value, badge or switch', 'the arrow, if it leads on'],
    good: ['The whole row is the target.'],
    bad: ['A row that can be pressed and has a button: split it.'],
    keys: LINK_KEYS,
  }),
  args: { onPress: fn() },
  argTypes: { icon: iconControl, end: { control: false } },
  ...sampled<ListRowProps>((t) => ({ title: t.rows.orders, note: t.rows.ordersNote, value: '12' })),
} satisfies Meta<typeof ListRow>
type Story = StoryObj<typeof ListRow>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const WithIcon: Story = { args: { icon: 'star' } }

/** A fact: nothing happens on a press, and there is no arrow. */
export const Fact: Story = {
  args: { onPress: undefined, note: undefined },
  ...withSample<ListRowProps>((t) => ({ title: t.rows.version, value: '1.4.0' })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Danger: Story = {
  args: { tone: 'danger', note: undefined },
  ...withSample<ListRowProps>((t) => ({ title: t.rows.logout, value: undefined })),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const LongText: Story = withSample<ListRowProps>((t) => ({
  title: t.rows.orders.repeat(6),
  note: t.rows.ordersNote.repeat(4),
}))
export const FocusVisible: Story = FOCUS_VISIBLE
