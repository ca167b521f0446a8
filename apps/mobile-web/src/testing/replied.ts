import { expect } from 'vitest'
import { api } from '../api/base'
import type { AppStore } from '../store/store'

/** Resolves when a query of the endpoint has its reply, and the page what it shows of it. */
export const replied = (store: AppStore, endpoint: string) =>
  expect
    .poll(() =>
      Object.values(store.getState()[api.reducerPath].queries).some(
        (query) => query?.endpointName === endpoint && query.status === 'fulfilled',
      ),
    )
    .toBe(true)
