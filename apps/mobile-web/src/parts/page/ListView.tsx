import { InfiniteList, type EmptyStateProps, type InfiniteListProps } from '@org/ui/basics'
import type { ReactElement } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from './QueryView'
import type { Query } from './query-state'
import type { More } from './use-paged'

export interface ListViewProps<Item> extends Pick<InfiniteListProps<Item>, 'keyOf' | 'grid' | 'children'> {
  /** The accessible name of the list. */
  label: string
  /** For a list with pages: that of `usePaged`. */
  query: Query<{ readonly list: readonly Item[] }> & { more?: More }
  skeleton: NonNullable<InfiniteListProps<Item>['skeleton']>
  /** The shapes of the first load, if the kit has no rows like them. */
  first?: ReactElement
  empty: EmptyStateProps
  /** Shown if the server has no such list; without it that is a failure like any other. */
  missing?: EmptyStateProps | undefined
}

/** A list that is loaded, at once or page by page. */
export const ListView = <Item,>(props: ListViewProps<Item>) => {
  const { label, query, skeleton, first, empty, missing, keyOf, grid = false, children } = props
  const { t } = useTranslation()
  return (
    <QueryView
      query={query}
      skeleton={first ?? { kind: skeleton }}
      empty={{ when: ({ list }) => list.length === 0, show: empty }}
      {...(missing && { missing })}
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
            list: label,
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
  )
}
