import type { Meta } from '@storybook/react-vite'
import { Button } from '../button'
import { nothing, localised } from '../../story-kit/story'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'

export default { title: 'Basics/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>

export const Empty = localised((t) => (
  <EmptyState title={t.empty} hint={t.emptyHint} action={<Button tone="soft">{t.filters.all}</Button>} />
))
export const Failed = localised((t) => (
  <ErrorState title={t.failed} hint={t.failedHint} retryLabel={t.retry} onRetry={nothing} />
))
export const Retrying = localised((t) => (
  <ErrorState title={t.failed} retryLabel={t.retry} onRetry={nothing} retrying />
))
