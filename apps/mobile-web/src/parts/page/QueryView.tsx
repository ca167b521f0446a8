import { EmptyState, Illustration, SkeletonList, type EmptyStateProps, type SkeletonListProps } from '@org/ui/basics'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { useOnline } from '../../hooks/use-online'
import { useTranslation } from '../../i18n/use-translation'
import { Failure } from './Failure'
import { queryState, type Query } from './query-state'
import { StaleLine } from './StaleLine'

export interface QueryViewProps<Data> {
  query: Query<Data>
  /** Shown during the first load, in the shape of what loads: rows of a kind, or any shapes. */
  skeleton: Pick<SkeletonListProps, 'kind' | 'count'> | ReactElement
  /** Shown if the server has no such thing; without it that is a failure like any other. */
  missing?: EmptyStateProps
  /** Shown instead of data that is empty. */
  empty?: { when: (data: Data) => boolean; show: EmptyStateProps }
  children: (data: Data) => ReactNode
}

/**
 * A query by its state: loading, missing, failed, there. Data stays on the screen while it is refreshed; if that fails, a
 * line above it says so.
 */
export const QueryView = <Data,>({ query, skeleton, missing, empty, children }: QueryViewProps<Data>) => {
  const { t } = useTranslation()
  const online = useOnline()
  const state = queryState(query)
  if (state.kind === 'loading') return <Loading skeleton={skeleton} />
  if (state.kind === 'missing' && missing)
    return (
      <EmptyState
        data-state="missing"
        icon={<Illustration kind="search" />}
        hint={t(($) => $.notFound.hint)}
        {...missing}
      />
    )
  const { retrying } = state
  const onRetry = () => void query.refetch()
  if (state.kind !== 'there') return <Failure error={state.error} retrying={retrying} onRetry={onRetry} />
  // Without a network the notice about it says how old the content is.
  const isStale = state.stale && online
  return (
    <>
      <StaleLine stale={isStale ? { at: query.fulfilledTimeStamp ?? 0, retry: { onRetry, retrying } } : null} />
      {empty?.when(state.data) ? (
        <EmptyState icon={<Illustration kind="empty" />} {...empty.show} />
      ) : (
        children(state.data)
      )}
    </>
  )
}

const Loading = ({ skeleton }: Pick<QueryViewProps<never>, 'skeleton'>) => {
  const { t } = useTranslation()
  const label = t(($) => $.loading)
  if (!isValidElement(skeleton)) return <SkeletonList aria-busy {...skeleton} label={label} />
  return (
    <div role="status" aria-busy aria-label={label}>
      {skeleton}
    </div>
  )
}
