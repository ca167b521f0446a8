import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { momentum } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { MomentumStrip, type MomentumStripProps } from './MomentumStrip'

export default {
  title: 'Sport/MomentumStrip',
  component: MomentumStrip,
  parameters: guided({
    anatomy: ['a bar for each minute, the home side upwards'],
    good: ['Use it where the score is: it has no names and no axis.'],
    bad: ['Make it a button: the card around it is one.'],
    keys: NO_KEYS,
  }),
  args: { values: momentum(94) },
  argTypes: { label: { control: false } },
  ...sampled<MomentumStripProps>((t) => ({ label: (share: number) => t.momentum.label(t.teams.city, share) })),
} satisfies Meta<typeof MomentumStrip>
type Story = StoryObj<typeof MomentumStrip>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const name = new RegExp(`${textsOf({ globals }).teams.city}.*%`)
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}

export const Running: Story = { args: { values: momentum(38) } }
export const FirstMinute: Story = { args: { values: momentum(1) } }
