import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { oddsMovement } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { OddsMovementChart, type OddsMovementChartProps } from './OddsMovementChart'

export default {
  title: 'Sport/OddsMovementChart',
  component: OddsMovementChart,
  parameters: guided({
    anatomy: [
      'the title, and the prices at the line that is moved',
      'a line for each outcome',
      'goals and cards at their time',
      'the kick-off, after which play has at least half of the width',
      'the same as a table',
    ],
    good: ['Show the time of each price in the zone of the fan.'],
    bad: ['Join prices of different bookmakers to one line.'],
    keys: {
      Tab: 'moves the focus to the line',
      '← →': 'move it to the price before or after',
      'Home, End': 'move it to the first or the last price',
    },
  }),
  argTypes: { format: { control: false } },
  ...sampled<OddsMovementChartProps>(oddsMovement, { bleeds: true }),
} satisfies Meta<typeof OddsMovementChart>
type Story = StoryObj<typeof OddsMovementChart>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const slider = canvas.getByRole('slider')
    const { opening } = textsOf({ globals }).odds
    await fireEvent.change(slider, { target: { value: slider.getAttribute('min') } })
    await expect(slider.getAttribute('aria-valuetext')).toContain(opening.trimEnd())
    await fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
  },
}

/** Before the kick-off: no goals yet. */
export const BeforeKickOff: Story = withSample<OddsMovementChartProps>((t) => ({
  marks: [],
  points: oddsMovement(t).points.slice(0, 6),
}))

/** One price only: a market that has just opened. */
export const JustOpened: Story = withSample<OddsMovementChartProps>((t) => ({
  marks: [],
  points: oddsMovement(t).points.slice(0, 1),
}))

/** A market with two outcomes. */
export const TwoLines: Story = withSample<OddsMovementChartProps>((t) => {
  const { lines, points } = oddsMovement(t)
  return {
    lines: lines.filter(({ id }) => id !== 'draw'),
    points: points.map((point) => ({ ...point, values: [point.values[0] ?? null, point.values[2] ?? null] })),
  }
})
