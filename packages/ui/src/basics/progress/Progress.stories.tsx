import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { Progress, type ProgressProps } from './Progress'

export default {
  title: 'Basics/Progress',
  component: Progress,
  parameters: guided({
    anatomy: ['the label', 'the track and how much of it is done', 'the text of the value'],
    good: ['How far an upload, a level or a task is.'],
    bad: ['A value that is made up: leave it out, and the bar says that the length is unknown.'],
    keys: NO_KEYS,
  }),
  args: { value: 64, text: '64%' },
  ...sampled<ProgressProps>((t) => ({ label: t.progress.upload })),
} satisfies Meta<typeof Progress>
type Story = StoryObj<typeof Progress>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
    await expect(bar).toHaveAttribute('aria-valuetext', '64%')
  },
}

/** Nobody knows how long it takes. */
export const UnknownValue: Story = {
  args: { value: undefined, text: undefined },
  ...withSample<ProgressProps>((t) => ({ label: t.progress.unknown })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

const page = { display: 'grid', gap: 'var(--space-24)', padding: 'var(--space-16)', background: 'var(--surface)' }

export const ValuesAndTones = localised((t) => (
  <div style={page}>
    <Progress label={t.progress.task} value={3} max={5} text="3 / 5" tone="good" />
    <Progress label={t.progress.level} value={1840} max={2000} text="1,840 / 2,000" tone="warn" />
    <Progress label={t.progress.upload} value={0} text="0%" />
    <Progress label={t.progress.upload} value={100} text="100%" tone="live" />
    <Progress label={t.progress.upload} hideLabel value={40} />
  </div>
))
