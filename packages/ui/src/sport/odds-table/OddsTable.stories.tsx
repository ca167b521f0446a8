import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { odds } from '../../story-kit/samples'
import { OddsTable, type OddsTableProps } from './OddsTable'

export default {
  title: 'Sport/OddsTable',
  component: OddsTable,
  parameters: guided({
    anatomy: [
      'the head with the outcomes',
      'each bookmaker, with the current price above the opening price',
      'whether a price rose or fell',
    ],
    good: ['Freeze the prices once the match is over.'],
    bad: ['Show the direction by colour alone: the arrow says it.'],
    keys: PRESS_KEYS,
  }),
  args: { onRow: fn() },
  ...sampled<OddsTableProps>(
    (t) => ({
      rows: odds(t),
      caption: t.odds.caption,
      bookmakerLabel: t.odds.bookmaker,
      columns: [t.odds.home, t.odds.draw, t.odds.away],
      labels: t.odds,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof OddsTable>
type Story = StoryObj<typeof OddsTable>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '188' }))
    await expect(args.onRow).toHaveBeenCalledWith('1')
  },
}

/** Without `onRow` the rows are only to be read. */
export const ToRead: Story = {
  args: { onRow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
