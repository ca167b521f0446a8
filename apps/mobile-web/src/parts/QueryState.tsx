import { EmptyState, SkeletonList } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { LoadFailed } from './LoadFailed'

interface QueryStateProps<Data> {
  query: { currentData?: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  isEmpty: (data: Data) => boolean
  empty: { title: string; hint?: string }
  children: (data: Data) => ReactNode
}

/** Renders a query by state: loading, failed, empty, loaded. Loaded data stays during a refetch. */
export const QueryState = <Data,>({ query, isEmpty, empty, children }: QueryStateProps<Data>) => {
  const { t } = useTranslation()
  const { currentData: data } = query
  if (data !== undefined) return isEmpty(data) ? <EmptyState {...empty} /> : children(data)
  if (query.isError && !query.isFetching) return <LoadFailed onRetry={() => void query.refetch()} />
  return <SkeletonList kind="text" label={t(($) => $.loading)} />
}
