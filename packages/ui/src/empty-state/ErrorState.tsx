import { CloudAlert } from 'lucide-react'
import { Button } from '../button'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  retryLabel: string
  onRetry: () => void
  /** While the next try is under way. */
  retrying?: boolean
}

/** What failed, why if known, and the way to try again. Announced when it appears. */
export const ErrorState = ({ retryLabel, onRetry, retrying, icon = <CloudAlert />, ...rest }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      {...rest}
      icon={icon}
      action={
        <Button tone="soft" busy={retrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  </div>
)
