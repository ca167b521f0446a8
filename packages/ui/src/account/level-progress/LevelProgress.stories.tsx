import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { LevelProgress, type LevelProgressProps } from './LevelProgress'

export default {
  title: 'Account/LevelProgress',
  component: LevelProgress,
  args: { level: { level: 7, next: 1200, point: 860 } },
  ...sampled<LevelProgressProps>((t) => ({
    labels: { level: t.lv, progress: t.progress.level, missing: t.shop.missing },
  })),
} satisfies Meta<typeof LevelProgress>
type Story = StoryObj<typeof LevelProgress>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(860 / 1200)
  },
}

export const HighestLevel: Story = { args: { level: { level: 39, next: 0, point: 99_000 } } }
