import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { CHOICE_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs'

export default {
  title: 'Basics/SegmentedTabs',
  component: SegmentedTabs,
  parameters: guided({
    anatomy: ['the tabs', 'the count of a tab', 'the line or the pill of the chosen one'],
    good: ['Views of one page, in nouns.'],
    bad: ['Filters of one list: use FilterChips.', 'Tabs in tabs.'],
    keys: CHOICE_KEYS,
  }),
  args: { selectedId: 'chat', onSelect: fn() },
  render: live(SegmentedTabs, 'selectedId', 'onSelect'),
  ...sampled<SegmentedTabsProps>(({ detailTabs, unread }) => ({
    label: detailTabs.label,
    tabs: [
      { id: 'chat', label: detailTabs.chat, count: 12, countLabel: unread(12) },
      { id: 'status', label: detailTabs.status },
      { id: 'analysis', label: detailTabs.analysis },
    ],
  })),
} satisfies Meta<typeof SegmentedTabs>
type Story = StoryObj<typeof SegmentedTabs>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('tab')[1]!)
    await expect(args.onSelect).toHaveBeenLastCalledWith('status')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('analysis')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
  },
}

export const Pill: Story = { args: { look: 'pill' } }
export const Title: Story = { args: { look: 'title' } }
export const FocusVisible: Story = FOCUS_VISIBLE

/** More tabs than the screen is wide: they scroll. */
export const Scrolling: Story = withSample<SegmentedTabsProps>(({ detailTabs }) => ({
  tabs: Object.entries(detailTabs).map(([id, label]) => ({ id, label: label.repeat(2) })),
}))
