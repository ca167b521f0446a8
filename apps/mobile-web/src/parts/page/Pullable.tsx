import { PullToRefresh } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import styles from './Pullable.module.css'
import { queryState, type Query } from './query-state'

/** The content of a page that is loaded again when the user pulls it down. */
export const Pullable = ({ query, children }: { query: Query<unknown>; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <PullToRefresh
      className={styles.pull}
      labels={{
        refresh: t(($) => $.pull.refresh),
        pull: t(($) => $.pull.pull),
        release: t(($) => $.pull.release),
        refreshing: t(($) => $.loading),
      }}
      // The first load is not repeated; it may wait for the session.
      onRefresh={() => queryState(query).kind !== 'loading' && query.refetch()}
    >
      {children}
    </PullToRefresh>
  )
}
