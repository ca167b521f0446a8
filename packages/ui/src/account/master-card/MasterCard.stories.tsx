import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled } from '../../story-kit/args'
import { textsOf } from '../../story-kit/texts'
import { MasterCard, type MasterCardProps } from './MasterCard'

const follow = fn()

export default {
  title: 'Account/MasterCard',
  component: MasterCard,
  args: { onOpen: fn() },
  argTypes: { action: { control: false } },
  ...sampled<MasterCardProps>((t) => ({
    name: t.anchor,
    note: t.profile.signature,
    tags: t.tags.words.slice(1, 3),
    stats: [
      { id: 'rate', label: t.shop.hitRate, value: '82%' },
      { id: 'run', label: t.shop.run, value: '7' },
      { id: 'fans', label: t.profile.stats.fans, value: '2,140' },
    ],
    recent: {
      results: ['won', 'won', 'lost', 'won', 'refunded', 'won', 'won', 'won', 'lost', 'won'],
      label: t.shop.lastTen,
    },
    action: (
      <Button size="small" tone="soft" onPress={follow}>
        {t.follow}
      </Button>
    ),
  })),
} satisfies Meta<typeof MasterCard>
type Story = StoryObj<typeof MasterCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: t.follow }))
    await expect(follow).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t.anchor }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const NewMaster: Story = { args: { recent: undefined, tags: undefined, note: undefined } }
