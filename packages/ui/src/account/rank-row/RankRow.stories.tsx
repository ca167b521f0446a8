import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { RankRow, type RankRowProps } from './RankRow'

export default {
  title: 'Account/RankRow',
  component: RankRow,
  parameters: guided({
    anatomy: [
      'the rank; the first three have a medal',
      'the picture',
      'the name, which opens the page, and a note',
      'what the rank is by, and what that is',
    ],
    good: ['Repeat the row of the user at the edge of the screen while it is out of sight (`isMine`).'],
    bad: ['Give two people with the same value different ranks.'],
    keys: LINK_KEYS,
  }),
  args: { rank: 1, value: '82%', onOpen: fn() },
  ...sampled<RankRowProps>((t) => ({ name: t.anchor, note: t.shop.lastTen, valueLabel: t.shop.hitRate }), {
    bleeds: true,
  }),
} satisfies Meta<typeof RankRow>
type Story = StoryObj<typeof RankRow>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Ranking = localised((t) =>
  t.names.map((name, at) => (
    <RankRow
      key={name}
      rank={at + 1}
      name={name}
      note={t.shop.lastTen}
      value={`${82 - at * 3}%`}
      valueLabel={t.shop.hitRate}
      isMine={at === 4}
      onOpen={fn()}
    />
  )),
)
