import type { InfiniteQueryDefinition } from '@reduxjs/toolkit/query/react'
import type { Endpoint, ReplyOf, RequestOf } from '../contract/define-endpoint'
import type { Tag } from '../contract/tags'
import { ANSWER_TAG, type Base, type LiveSportsApi } from './create-live-sports-api'

/** What the request of a page adds: its number or its cursor; nothing for the first one. */
export interface PagePlace {
  readonly page?: number
  readonly cursor?: string
}

type PageReply = { readonly list: readonly unknown[] } & (
  | { readonly total: number; readonly page: number }
  | { readonly next: string }
)

/** A row whose bodies are those of `paged` or `pagedByCursor`. */
type PagedRow<Row extends Endpoint> = Row['kind'] extends 'query'
  ? ReplyOf<Row> extends PageReply
    ? Row
    : never
  : never

type DefinitionOf<Row extends Endpoint> = InfiniteQueryDefinition<
  Omit<RequestOf<Row>, keyof PagePlace>,
  PagePlace,
  Base,
  Tag | typeof ANSWER_TAG,
  ReplyOf<Row>,
  'api'
>

/**
 * Adds rows with pages to the API as lists that grow: `injectPages(api, { getAnchorList })` has
 * `useGetAnchorListInfiniteQuery`. The pages of a list are one entry of the cache.
 */
export const injectPages = <Of extends Readonly<Record<string, Endpoint>>>(
  api: LiveSportsApi,
  rows: { [Name in keyof Of]: PagedRow<Of[Name]> },
) =>
  api.injectEndpoints({
    endpoints: (build) => {
      const built = Object.values<Endpoint>(rows).map((row) => [
        row.name,
        build.infiniteQuery<PageReply, object, PagePlace>({
          infiniteQueryOptions: { initialPageParam: {}, getNextPageParam: nextPlace },
          query: ({ queryArg, pageParam }) => ({ row, request: { ...queryArg, ...pageParam } }),
          providesTags: (replies, _error, request) => [
            ANSWER_TAG,
            ...(replies?.pages ?? [null]).flatMap((reply) => row.tags(request, reply)),
          ],
        }),
      ])
      // As in `injectRows`: built from the table, whose types say the same.
      return Object.fromEntries(built) as { [Name in keyof Of]: DefinitionOf<Of[Name]> }
    },
  })

/** Where the list goes on; undefined at its end. */
const nextPlace = (last: PageReply, all: readonly PageReply[]): PagePlace | undefined => {
  if ('next' in last) return last.next === '' ? undefined : { cursor: last.next }
  const loaded = all.reduce((sum, { list }) => sum + list.length, 0)
  return last.list.length === 0 || loaded >= last.total ? undefined : { page: last.page + 1 }
}
