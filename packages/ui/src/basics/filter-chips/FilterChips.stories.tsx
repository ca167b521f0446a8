import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { CHOICE_KEYS, guided } from '../../story-kit/guide'
import { FilterChips, type FilterChipsProps } from './FilterChips'

export default {
  title: 'Basics/FilterChips',
  component: FilterChips,
  parameters: guided({
    anatomy: ['the chips in a row that scrolls', 'the count of a chip'],
    good: ['Two to six filters of one list. The first one is “all”.'],
    bad: ['Pages of their own: use SegmentedTabs.'],
    keys: CHOICE_KEYS,
  }),
  args: { selectedId: 'inplay', onSelect: fn() },
  render: live(FilterChips, 'selectedId', 'onSelect'),
  ...sampled<FilterChipsProps>(
    ({ filters }) => ({
      label: filters.label,
      chips: [
        { id: 'all', label: filters.all, count: 128 },
        { id: 'inplay', label: filters.inplay, count: 9, tone: 'live' },
        { id: 'waiting', label: filters.waiting },
        { id: 'finished', label: filters.finished },
      ],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof FilterChips>
type Story = StoryObj<typeof FilterChips>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[0]!)
    await expect(args.onSelect).toHaveBeenLastCalledWith('all')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('inplay')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
  },
}
