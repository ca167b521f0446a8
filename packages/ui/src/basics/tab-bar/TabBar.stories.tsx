import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { tabBarItems } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { TabBar, type TabBarProps } from './TabBar'

export default {
  title: 'Basics/TabBar',
  component: TabBar,
  args: { activeId: 'score', onSelect: fn() },
  argTypes: { items: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['up to five tabs: icon and text', 'the badge of a tab'],
      good: ['The main places of the product, always the same.'],
      bad: ['Actions.', 'Hide it while the page scrolls.'],
      keys: { Tab: 'moves through the tabs, which are links', Enter: 'opens the page' },
    }),
  },
  render: live(TabBar, 'activeId', 'onSelect'),
  ...sampled<TabBarProps>((t) => ({ label: t.tabs.bar, items: tabBarItems(t) }), { bleeds: true }),
} satisfies Meta<typeof TabBar>
type Story = StoryObj<typeof TabBar>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { tabs } = textsOf({ globals })
    const tab = canvas.getByRole('link', { name: tabs.live })
    await userEvent.click(tab)
    await expect(args.onSelect).toHaveBeenLastCalledWith('live')
    await expect(tab).toHaveAttribute('aria-current', 'page')
  },
}

export const ThreeTabs: Story = {
  args: { activeId: 'home' },
  ...withSample<TabBarProps>((t) => ({ items: tabBarItems(t).slice(0, 3) })),
}
