import { CloudAlert } from 'lucide-react'
import { Button } from '../button'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** The text of the retry button. */
  retryLabel: string
  /** Called on a press on the retry button, but not during a retry. */
  onRetry: () => void
  /** True during a retry. */
  retrying?: boolean
}

/** Shows what failed, why if known, and a retry button. Announced when it appears. */
export const ErrorState = ({ retryLabel, onRetry, retrying, icon = <CloudAlert />, ...rest }: ErrorStateProps) => (
  <EmptyState
    role="alert"
    data-component="ErrorState"
    {...rest}
    icon={icon}
    action={
      <Button tone="soft" busy={retrying} onPress={onRetry}>
        {retryLabel}
      </Button>
    }
  />
)
