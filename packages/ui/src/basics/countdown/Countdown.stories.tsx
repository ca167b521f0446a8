import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { Countdown, type CountdownProps } from './Countdown'

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

export default {
  title: 'Basics/Countdown',
  component: Countdown,
  parameters: guided({
    anatomy: ['the days as a text, then hours, minutes and seconds'],
    good: ['What ends within days.'],
    bad: ['Announce every second: screen readers read it when asked.'],
    keys: NO_KEYS,
  }),
  args: { until: inSeconds(3 * 3600 + 125), onEnd: fn() },
  ...sampled<CountdownProps>(({ countdown }) => ({ label: countdown.label, labels: countdown })),
} satisfies Meta<typeof Countdown>
type Story = StoryObj<typeof Countdown>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole('timer', { name: textsOf({ globals }).countdown.label })
    await expect(timer).toHaveTextContent(/^0\d{5}$/)
  },
}

export const Boxes: Story = { args: { look: 'boxes', until: inSeconds(2 * 86_400 + 4_000) } }

export const Over: Story = {
  args: { until: inSeconds(-1) },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).countdown.over)).toBeVisible()
    await expect(args.onEnd).toHaveBeenCalled()
  },
}
