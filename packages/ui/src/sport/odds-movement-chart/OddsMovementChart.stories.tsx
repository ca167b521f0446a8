import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { oddsMovement } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { OddsMovementChart, type OddsMovementChartProps } from './OddsMovementChart'

export default {
  title: 'Sport/OddsMovementChart',
  component: OddsMovementChart,
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
  ticks: [],
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
