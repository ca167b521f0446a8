import type { QueryDefinition } from '@reduxjs/toolkit/query/react'
import type { Endpoint, ReplyOf, RequestOf } from '../contract/define-endpoint'
import type { Tag } from '../contract/tags'
import { ANSWER_TAG, type ApiFailure, type Base, type LiveSportsApi } from './create-live-sports-api'

interface MarkedReply {
  /** The moment of the reply; '' if it cannot be brought up to date. */
  readonly mark: string
  /** Null if the reply is whole. Otherwise it has what has changed since the mark of the request. */
  readonly changes: object | null
}

/** A row that takes the mark of an earlier reply. */
type MarkedRow<Row extends Endpoint> = Row['kind'] extends 'query'
  ? ReplyOf<Row> extends MarkedReply
    ? Row
    : never
  : never

/** The whole reply after changes; null if they do not fit the known one, which is then loaded again. */
type Apply<Reply> = (known: Reply, changes: Reply) => Reply | null

type DefinitionOf<Row extends Endpoint> = QueryDefinition<
  RequestOf<Row>,
  Base,
  Tag | typeof ANSWER_TAG,
  ReplyOf<Row>,
  'api'
>

type Answer =
  | { readonly data: MarkedReply; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined }

/**
 * Adds rows whose replies are brought up to date: each call after the first one sends the mark of the cached reply, and
 * the function of the row puts what has changed into it. The cache has whole replies.
 */
export const injectUpdated = <Of extends Readonly<Record<string, Endpoint>>>(
  api: LiveSportsApi,
  rows: { [Name in keyof Of]: MarkedRow<Of[Name]> },
  apply: { [Name in keyof NoInfer<Of>]: Apply<ReplyOf<NoInfer<Of>[Name]>> },
) => {
  const cached: Cached = { select: () => undefined }
  const injected = api.injectEndpoints({
    endpoints: (build) => {
      const built = Object.values<Endpoint>(rows).map((row) => [
        row.name,
        build.query<MarkedReply, object>({
          queryFn: async (request, { getState }, _options, base) => {
            const load = async (mark: string) =>
              (await base({ row, request: mark === '' ? request : { ...request, mark } })) as Answer
            const known = cached.select(row.name, request, getState())
            const answer = await load(known?.mark ?? '')
            if (answer.error || !known || answer.data.changes === null) return answer
            const data = (apply[row.name] as Apply<MarkedReply>)(known, answer.data)
            return data === null ? load('') : { data: Object.freeze(data) }
          },
          providesTags: (reply, _error, request) => [ANSWER_TAG, ...row.tags(request, reply ?? null)],
        }),
      ])
      // As in `injectRows`: built from the table, whose types say the same.
      return Object.fromEntries(built) as { [Name in keyof Of]: DefinitionOf<Of[Name]> }
    },
  })
  const { endpoints } = injected as unknown as Injected
  cached.select = (name, request, state) => endpoints[name]?.select(request)(state).data
  return injected
}

/** The cached reply to a request, found by the name of a row. */
interface Cached {
  select: (name: string, request: object, state: unknown) => MarkedReply | undefined
}

interface Injected {
  readonly endpoints: Readonly<
    Record<string, { select(request: object): (state: unknown) => { readonly data?: MarkedReply } }>
  >
}
