import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { ApiError, type ApiErrorName } from '../client/api-error'
import type { ApiClient } from '../client/create-api-client'
import type { CallOptions } from '../client/options'
import type { Endpoint } from '../contract/define-endpoint'
import { TAGS } from '../contract/tags'

/** The error of a failed hook: plain data, as Redux requires. */
export interface ApiFailure {
  errorName: ApiErrorName
  message: string
  status: number
}

interface Call {
  row: Endpoint
  request: unknown
}
export type Base = BaseQueryFn<Call, unknown, ApiFailure, CallOptions>

/** Every cached reply also has this tag: it becomes stale when the language of the calls changes. */
export const ANSWER_TAG = 'answer'

/**
 * RTK Query on the client, without endpoints. `injectRows` adds the endpoints of an area when the area's code is
 * loaded.
 */
export const createLiveSportsApi = (client: ApiClient) =>
  createApi({
    reducerPath: 'api',
    tagTypes: [...TAGS, ANSWER_TAG],
    baseQuery: baseQuery(client),
    endpoints: () => ({}),
  })

export type LiveSportsApi = ReturnType<typeof createLiveSportsApi>

const baseQuery =
  (client: ApiClient): Base =>
  async ({ row, request }, { signal }, options) => {
    try {
      // Immer goes through all of an object that is not frozen: with a hundred matches a tenth of a second on a phone.
      return { data: Object.freeze(await client.call(row, request, { signal, ...options })) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { error: { errorName: error.errorName, message: error.message, status: error.status } }
    }
  }
