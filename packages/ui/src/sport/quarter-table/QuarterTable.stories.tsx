import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { QuarterTable, type QuarterTableProps } from './QuarterTable'

export default {
  title: 'Sport/QuarterTable',
  component: QuarterTable,
  parameters: guided({
    anatomy: ['the teams', 'the points of each quarter, the better side in bold', 'overtimes', 'the total'],
    good: ['Mark the quarter that is played (`current`).'],
    bad: ['Show a quarter that has not begun as 0.'],
    keys: { Tab: 'moves the focus to it, then to what can be pressed in it', '← →': 'scroll it' },
  }),
  args: { home: [24, 28, 23, 23, 98], away: [30, 22, 28, 22, 102], current: 3 },
  ...sampled<QuarterTableProps>((t) => ({
    caption: t.quarters.caption,
    columns: ['Q1', 'Q2', 'Q3', 'Q4', t.quarters.total],
    homeName: t.teams.lakers,
    awayName: t.teams.warriors,
  })),
} satisfies Meta<typeof QuarterTable>
type Story = StoryObj<typeof QuarterTable>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('table', { name: t.quarters.caption })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  },
}

export const SecondQuarter: Story = {
  args: { home: [24, 11, null, null, 35], away: [30, 9, null, null, 39], current: 1 },
}
export const Finished: Story = { args: { current: undefined } }

export const TwoOvertimes: Story = {
  args: { home: [24, 28, 23, 23, 11, 9, 118], away: [30, 22, 24, 22, 11, 12, 121], current: undefined },
  ...withSample<QuarterTableProps>((t) => ({ columns: ['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2', t.quarters.total] })),
}
