import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../basics/icon-button'
import { live, sampled, withSample } from '../../story-kit/args'
import { CHOICE_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { days } from '../../story-kit/samples'
import { DateStrip, type DateStripProps } from './DateStrip'

export default {
  title: 'Sport/DateStrip',
  component: DateStrip,
  parameters: guided({
    anatomy: ['the days, with the chosen one in the middle', 'how many matches a day has', 'a button for any day'],
    good: ['Write today as a word, and the other days as weekdays.'],
    bad: ['Load the matches of all days that scroll by: load them for the chosen one.'],
    keys: CHOICE_KEYS,
  }),
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

export const WithCounts: Story = withSample<DateStripProps>((t) => ({
  days: days(t).map((day, at) => ({ ...day, count: String(311 + at * 7) })),
}))
export const WithoutAction: Story = { args: { action: undefined } }
export const FocusVisible: Story = FOCUS_VISIBLE
