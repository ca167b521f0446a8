import { API_STATUS } from '@org/api-client/contract'
import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'

type QueryError = ApiFailure | SerializedError

/** What the scaffolds need of a query: the result of a hook of the API, or one made from it. */
export interface Query<Data> {
  currentData?: Data | undefined
  error?: QueryError | undefined
  isFetching: boolean
  /** When the data arrived, in epoch milliseconds. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
}

export type QueryState<Data> =
  | { kind: 'loading' }
  /** There is nothing to show; `missing`: the server has no such thing. */
  | { kind: 'missing' | 'failed'; error: QueryError; retrying: boolean }
  /** `stale`: it could not be refreshed. */
  | { kind: 'there'; data: Data; stale: boolean; retrying: boolean }

/** The state of a query, for what is shown of it. Data stays while it is refreshed, and if that fails. */
export const queryState = <Data>({ currentData: data, error, isFetching }: Query<Data>): QueryState<Data> => {
  const retrying = isFetching
  if (error !== undefined && isMissing(error)) return { kind: 'missing', error, retrying }
  if (data !== undefined) return { kind: 'there', data, stale: error !== undefined, retrying }
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', error, retrying }
}

/** The server has no such thing, or refuses an id that nothing can have. */
const MISSING: readonly number[] = [API_STATUS.notFound, API_STATUS.invalidRequest]

const isMissing = (error: QueryError): boolean => 'status' in error && MISSING.includes(error.status)
