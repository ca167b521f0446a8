import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListRow } from '../list-row'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh'

export default {
  title: 'Basics/PullToRefresh',
  component: PullToRefresh,
  parameters: guided({
    anatomy: ['the arrow that turns when it can be released, then the spinner', 'the content'],
    good: ['Lists that get old.'],
    bad: ['The only way to refresh: keyboards cannot pull, so a button or time does it too.'],
    keys: { Tab: 'shows the button that refreshes', 'Enter, Space': 'refreshes' },
  }),
  args: { onRefresh: fn() },
  argTypes: { children: { control: false } },
  ...sampled<PullToRefreshProps>(
    (t) => ({ labels: t.pull, children: t.roomLines.map((line) => <ListRow key={line} title={line} />) }),
    { bleeds: true },
  ),
} satisfies Meta<typeof PullToRefresh>
type Story = StoryObj<typeof PullToRefresh>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: textsOf({ globals }).pull.refresh })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** Until the promise of `onRefresh` settles. */
export const Refreshing: Story = {
  args: { onRefresh: () => new Promise(() => undefined) },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf({ globals }).pull.refreshing)
  },
}
