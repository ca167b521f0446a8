import type { Meta } from '@storybook/react-vite'
import { Button } from '../button'
import { nothing, told } from '../story-kit/told'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'

export default { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>

export const Empty = told((t) => (
  <EmptyState title={t.empty} hint={t.emptyHint} action={<Button tone="soft">{t.filters.all}</Button>} />
))
export const Failed = told((t) => (
  <ErrorState title={t.failed} hint={t.failedHint} retryLabel={t.retry} onRetry={nothing} />
))
export const Retrying = told((t) => <ErrorState title={t.failed} retryLabel={t.retry} onRetry={nothing} retrying />)
