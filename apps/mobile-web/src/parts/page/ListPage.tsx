import type { EmptyStateProps, SkeletonListProps } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { ItemList, type ItemListProps } from './ItemList'
import { MoreItems } from './MoreItems'
import { Page, type PageProps } from './Page'
import { QueryView } from './QueryView'
import type { Query } from './query-state'
import type { More } from './use-paged'

interface ListPageProps<Item>
  extends Pick<PageProps, 'title' | 'subtitle' | 'actions'>, Omit<ItemListProps<Item>, 'items'> {
  /** For a list with pages: that of `usePaged`. */
  query: Query<{ readonly list: readonly Item[] }> & { more?: More }
  /** Above the list in every state, such as filters. */
  head?: ReactNode
  skeleton: SkeletonListProps['kind']
  empty: EmptyStateProps
}

/** The page of a list that is loaded, at once or page by page. */
export const ListPage = <Item,>({
  query,
  head,
  skeleton,
  empty,
  keyOf,
  grid,
  children,
  ...bar
}: ListPageProps<Item>) => (
  <Page {...bar} updatedAt={query.fulfilledTimeStamp}>
    {head}
    <QueryView
      query={query}
      skeleton={{ kind: skeleton }}
      empty={{ when: ({ list }) => list.length === 0, show: empty }}
    >
      {({ list }) => (
        <>
          <ItemList items={list} keyOf={keyOf} {...(grid ? { grid } : {})}>
            {children}
          </ItemList>
          {/* Looks again after each page, which may not fill the screen. */}
          {query.more && <MoreItems key={list.length} more={query.more} />}
        </>
      )}
    </QueryView>
  </Page>
)
