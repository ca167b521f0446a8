import {
  createApi,
  type BaseQueryFn,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type { InferInput, InferOutput } from 'valibot'
import { ApiError, type ApiErrorName } from '../client/api-error'
import type { ApiClient, CallOptions } from '../client/create-api-client'
import {
  endpoints,
  TAGS,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type RequestOf,
  type Tag,
} from '../contract'

/** What a failed hook holds: plain data, as Redux wants it. */
export interface ApiFailure {
  errorName: ApiErrorName
  message: string
  status: number
}

interface Call {
  name: EndpointName
  request: RequestOf<Endpoints[EndpointName]>
}
type Base = BaseQueryFn<Call, unknown, ApiFailure, CallOptions>

/** The definition RTK Query would infer, had each row been written by hand. */
type DefinitionOf<Row> =
  Row extends Endpoint<infer Request, infer Reply, infer Kind>
    ? Kind extends 'query'
      ? QueryDefinition<InferInput<Request>, Base, Tag, InferOutput<Reply>, 'api'>
      : MutationDefinition<InferInput<Request>, Base, Tag, InferOutput<Reply>, 'api'>
    : never
type Definitions = { [Name in EndpointName]: DefinitionOf<Endpoints[Name]> }

/** RTK Query over the contract: a typed hook for every row (`useGetDateMatchQuery`, `useCheckinMutation`, …). */
export const createLiveSportsApi = (client: ApiClient) =>
  createApi({
    reducerPath: 'api',
    tagTypes: TAGS,
    baseQuery: baseQuery(client),
    endpoints: (build) => {
      const built = Object.entries(endpoints).map(([name, row]) => {
        const query = (request: Call['request']): Call => ({ name: name as EndpointName, request })
        return [
          name,
          row.kind === 'query'
            ? build.query({ query, providesTags: [...(row.provides ?? [])] })
            : build.mutation({ query, invalidatesTags: (_, error) => (error ? [] : [...(row.invalidates ?? [])]) }),
        ]
      })
      // Built from the table, so TypeScript cannot see which row became what; `Definitions` says it by the same rule.
      return Object.fromEntries(built) as Definitions
    },
  })

const baseQuery =
  (client: ApiClient): Base =>
  async ({ name, request }, { signal }, options) => {
    try {
      return { data: await client.call(name, request, { signal, ...options }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { error: { errorName: error.errorName, message: error.message, status: error.status } }
    }
  }
