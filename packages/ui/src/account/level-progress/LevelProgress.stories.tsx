import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { LevelProgress, type LevelProgressProps } from './LevelProgress'

export default {
  title: 'Account/LevelProgress',
  component: LevelProgress,
  parameters: guided({
    anatomy: ['the level', 'the next level', 'the bar', 'what is missing, in a sentence'],
    good: ['Say what earns points next to it: a bar alone makes nobody act.'],
    bad: ['Say at the highest level how much is missing: say that it is reached, and the bar is full.'],
    keys: NO_KEYS,
  }),
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

export const HighestLevel: Story = {
  args: { level: { level: 39, next: 0, point: 99_000 } },
  ...withSample<LevelProgressProps>((t) => ({
    labels: { level: t.lv, progress: t.progress.level, missing: t.shop.highest },
  })),
}
