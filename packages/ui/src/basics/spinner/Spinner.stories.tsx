import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { Spinner, type SpinnerProps } from './Spinner'

export default {
  title: 'Basics/Spinner',
  component: Spinner,
  parameters: guided({
    anatomy: ['the circle', 'its name for screen readers'],
    good: ['Work of unknown length within a button or a row.'],
    bad: ['A page that loads: use a SkeletonList.'],
    keys: NO_KEYS,
  }),
  ...sampled<SpinnerProps>((t) => ({ label: t.loading })),
} satisfies Meta<typeof Spinner>
type Story = StoryObj<typeof Spinner>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName(textsOf({ globals }).loading)
  },
}

/** Beside a text that says what is loading. */
export const WithoutLabel: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
