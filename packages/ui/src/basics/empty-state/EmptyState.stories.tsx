import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { textsOf } from '../../story-kit/texts'
import { Button } from '../button'
import { EmptyState, type EmptyStateProps } from './EmptyState'

const showAll = fn()

export default {
  title: 'Basics/EmptyState',
  component: EmptyState,
  parameters: guided({
    anatomy: ['the icon', 'the title: what is not there', 'the hint: why, or how it gets there', 'the action'],
    good: ['Say how the page is filled.'],
    bad: ['“No data”.', 'An error: use ErrorState, which can try again.'],
    keys: PRESS_KEYS,
  }),
  argTypes: { icon: iconControl, action: { control: false } },
  ...sampled<EmptyStateProps>((t) => ({
    title: t.empty,
    hint: t.emptyHint,
    action: (
      <Button tone="soft" onPress={showAll}>
        {t.filters.all}
      </Button>
    ),
  })),
} satisfies Meta<typeof EmptyState>
type Story = StoryObj<typeof EmptyState>

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText(textsOf({ globals }).empty)).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(showAll).toHaveBeenCalledOnce()
  },
}

export const TitleOnly: Story = { args: { hint: undefined, action: undefined } }
