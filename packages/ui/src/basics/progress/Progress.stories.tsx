import type { Meta } from '@storybook/react-vite'
import { localised } from '../../story-kit/story'
import { Progress } from './Progress'

export default { title: 'Basics/Progress', component: Progress } satisfies Meta<typeof Progress>

const page = { display: 'grid', gap: 'var(--space-24)', padding: 'var(--space-16)', background: 'var(--surface)' }

export const ValuesAndTones = localised((t) => (
  <main style={page}>
    <Progress label={t.progress.upload} value={64} text="64%" />
    <Progress label={t.progress.task} value={3} max={5} text="3 / 5" tone="good" />
    <Progress label={t.progress.level} value={1840} max={2000} text="1,840 / 2,000" tone="warn" />
    <Progress label={t.progress.upload} value={0} text="0%" />
    <Progress label={t.progress.upload} value={100} text="100%" tone="live" />
    <Progress label={t.progress.upload} hideLabel value={40} />
  </main>
))

export const UnknownValue = localised((t) => (
  <main style={page}>
    <Progress label={t.progress.unknown} />
  </main>
))
