import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { LiveClock, type LiveClockProps } from './LiveClock'

export default {
  title: 'Sport/LiveClock',
  component: LiveClock,
  parameters: guided({
    anatomy: ['the minute, the period with its time, or a state', 'the mark of minutes, which pulses'],
    good: ['Let the mark of one clock of a page pulse, in the head of the match.', 'Name it where the text is short.'],
    bad: ['Let the marks of a list pulse: each would draw frames for as long as it is on the screen.'],
    keys: NO_KEYS,
  }),
  args: { text: "67'", running: true },
  ...sampled<LiveClockProps>(() => ({})),
} satisfies Meta<typeof LiveClock>
type Story = StoryObj<typeof LiveClock>

export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.getByText("67'")).toBeVisible(),
}

export const Ticking: Story = { args: { ticks: true } }
export const AddedTime: Story = { args: { text: "90+4'", ticks: true } }
export const Basketball: Story = { args: { text: 'Q4 03:21' } }
export const BeforeKickOff: Story = { args: { text: '22:00', running: false } }
export const AtHalfTime: Story = withSample<LiveClockProps>((t) => ({ text: t.half }))
