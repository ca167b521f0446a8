import { useMemo } from 'react'
import type { Query } from './query-state'

/** The next page of a list. */
export interface More {
  state: 'idle' | 'loading' | 'failed' | 'end'
  load: () => void
}

/** A list that grows at its end. */
export interface PagedQuery<Item> extends Query<{ readonly list: readonly Item[] }> {
  more: More
}

/** What `usePaged` needs of the result of an infinite query. */
interface Pages<Item> extends Query<{ readonly pages: readonly { readonly list: readonly Item[] }[] }> {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * The loaded pages of an infinite query as one list. An item that moved to a later page while they were loaded is shown
 * once. A next page that fails is not a failure of the list.
 *
 * @param keyOf Stays the same function.
 */
export const usePaged = <Item>(pages: Pages<Item>, keyOf: (item: Item) => string | number): PagedQuery<Item> => {
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, ...query } = pages
  const all = useMemo(() => {
    if (currentData === undefined) return undefined
    const items = currentData.pages.flatMap(({ list }) => list)
    return { list: [...new Map(items.map((item) => [keyOf(item), item])).values()] }
  }, [currentData, keyOf])
  const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'idle' : 'end'
  return {
    ...query,
    currentData: all,
    error: isFetchNextPageError || isFetchingNextPage ? undefined : query.error,
    isFetching: query.isFetching && !isFetchingNextPage,
    more: { state, load: () => void fetchNextPage() },
  }
}
