import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { momentum } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { MomentumStrip, type MomentumStripProps } from './MomentumStrip'

export default {
  title: 'Sport/MomentumStrip',
  component: MomentumStrip,
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
