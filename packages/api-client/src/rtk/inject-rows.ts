import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react'
import type { Endpoint, ReplyOf, RequestOf } from '../contract/define-endpoint'
import type { Tag } from '../contract/tags'
import { ANSWER_TAG, type Base, type LiveSportsApi } from './create-live-sports-api'

type TagType = Tag | typeof ANSWER_TAG

/** The definition that RTK Query would infer from a handwritten endpoint. */
type DefinitionOf<Row extends Endpoint> = Row['kind'] extends 'query'
  ? QueryDefinition<RequestOf<Row>, Base, TagType, ReplyOf<Row>, 'api'>
  : MutationDefinition<RequestOf<Row>, Base, TagType, ReplyOf<Row>, 'api'>

type Rows = Readonly<Record<string, Endpoint>>
type Definitions<Of extends Rows> = { [Name in keyof Of]: DefinitionOf<Of[Name]> }

/**
 * Adds rows of the contract to the API, with a typed hook for every row: `injectRows(api, { getDateMatch })` has
 * `useGetDateMatchQuery`. A bundle contains the rows that it injects.
 */
export const injectRows = <Of extends Rows>(api: LiveSportsApi, rows: Of) =>
  api.injectEndpoints({
    endpoints: (build) => {
      const built = Object.values(rows).map((row) => {
        const query = (request: unknown) => ({ row, request })
        return [
          row.name,
          row.kind === 'query'
            ? build.query({
                query,
                providesTags: (reply, _error, request) => [ANSWER_TAG, ...row.tags(request, reply ?? null)],
              })
            : build.mutation({
                query,
                invalidatesTags: (reply, error, request) => (error ? [] : row.tags(request, reply ?? null)),
              }),
        ]
      })
      // Built from the table, so TypeScript cannot see which row became which endpoint; `Definitions` follows the
      // same rule.
      return Object.fromEntries(built) as Definitions<Of>
    },
  })
