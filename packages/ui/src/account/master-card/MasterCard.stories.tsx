import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { numeral, textsOf } from '../../story-kit/texts'
import { MasterCard, type MasterCardProps } from './MasterCard'

const follow = fn()

export default {
  title: 'Account/MasterCard',
  component: MasterCard,
  parameters: guided({
    anatomy: [
      'the picture',
      'the name, which opens the page, and a note',
      'what they are good at',
      'the button that follows them',
      'two to four numbers',
      'how their last predictions ended',
    ],
    good: ['Count all predictions of the time that the numbers name, also the lost ones.'],
    bad: ['Put a second link on the card: the whole card opens the page.'],
    keys: LINK_KEYS,
  }),
  args: { onOpen: fn() },
  argTypes: { action: { control: false } },
  ...sampled<MasterCardProps>((t) => ({
    name: t.anchor,
    note: t.profile.signature,
    tags: t.tags.words.slice(1, 3),
    stats: [
      { id: 'rate', label: t.shop.hitRate, value: '82%' },
      { id: 'run', label: t.shop.run, value: '7' },
      { id: 'fans', label: t.profile.stats.fans, value: numeral(t, '2,140') },
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
