import { InfiniteList, PullToRefresh, type EmptyStateProps, type InfiniteListProps } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import styles from './ListPage.module.css'
import { Page, type PageProps } from './Page'
import { QueryView } from './QueryView'
import { queryState, type Query } from './query-state'
import type { More } from './use-paged'

interface ListPageProps<Item>
  extends
    Pick<PageProps, 'title' | 'subtitle' | 'actions'>,
    Pick<InfiniteListProps<Item>, 'keyOf' | 'grid' | 'children'> {
  /** For a list with pages: that of `usePaged`. */
  query: Query<{ readonly list: readonly Item[] }> & { more?: More }
  /** Above the list in every state, such as filters. */
  head?: ReactNode
  skeleton: NonNullable<InfiniteListProps<Item>['skeleton']>
  empty: EmptyStateProps
}

/** The page of a list that is loaded, at once or page by page, and again when the user pulls it down. */
export const ListPage = <Item,>(props: ListPageProps<Item>) => {
  const { query, head, skeleton, empty, keyOf, grid = false, children, ...bar } = props
  const { t } = useTranslation()
  return (
    <Page {...bar} updatedAt={query.fulfilledTimeStamp}>
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
        {head}
        <QueryView
          query={query}
          skeleton={{ kind: skeleton }}
          empty={{ when: ({ list }) => list.length === 0, show: empty }}
        >
          {({ list }) => (
            <InfiniteList
              items={list}
              keyOf={keyOf}
              grid={grid}
              state={query.more?.state ?? 'end'}
              onMore={() => query.more?.load()}
              skeleton={skeleton}
              labels={{
                loading: t(($) => $.loading),
                failed: t(($) => $.more.failed),
                retry: t(($) => $.retry),
                ...(query.more && { end: t(($) => $.more.end) }),
              }}
            >
              {children}
            </InfiniteList>
          )}
        </QueryView>
      </PullToRefresh>
    </Page>
  )
}
