import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { textsOf } from '../../story-kit/texts'
import { Spinner, type SpinnerProps } from './Spinner'

export default {
  title: 'Basics/Spinner',
  component: Spinner,
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
