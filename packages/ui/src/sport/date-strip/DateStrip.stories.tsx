import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../basics/icon-button'
import { live, sampled } from '../../story-kit/args'
import { days } from '../../story-kit/samples'
import { DateStrip, type DateStripProps } from './DateStrip'

export default {
  title: 'Sport/DateStrip',
  component: DateStrip,
  args: { selectedId: '2026-11-21', onSelect: fn() },
  argTypes: { action: { control: false } },
  render: live(DateStrip, 'selectedId', 'onSelect'),
  ...sampled<DateStripProps>(
    (t) => ({
      label: t.dates,
      days: days(t),
      action: <IconButton label={t.calendar} icon={<CalendarDays />} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof DateStrip>
type Story = StoryObj<typeof DateStrip>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[3]!)
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-21')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
  },
}

export const WithoutAction: Story = { args: { action: undefined } }
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: true } } }
