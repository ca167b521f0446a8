import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import { endpoints } from '../contract'
import { fakeApi, type FakeAnswers } from '../testing'
import { createLiveSportsApi } from './create-live-sports-api'

const storeWith = (answers: FakeAnswers) => {
  const fake = fakeApi(answers)
  const api = createLiveSportsApi(createApiClient({ host: () => '', common: () => ({}), fetch: fake.fetch }))
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return { api, store, calls: fake.calls }
}

it('has an endpoint and a hook for every row of the contract', () => {
  const { api } = storeWith({})
  expect(Object.keys(api.endpoints)).toEqual(Object.keys(endpoints))
  expect(api.useGetDateMatchQuery).toBeTypeOf('function')
  expect(api.useCheckinMutation).toBeTypeOf('function')
})

it('refetches what a mutation has made stale, but not after a refusal', async () => {
  let refuse = true
  const { api, store, calls } = storeWith({
    getAttentMatchlist: () => ({ list: [] }),
    attentMatch: () => (refuse ? { status: 7, msg: '', data: null } : { attented: 1 }),
  })
  const subscription = store.dispatch(api.endpoints.getAttentMatchlist.initiate({}))
  await subscription
  const collect = () => store.dispatch(api.endpoints.attentMatch.initiate({ sport: 'football', matchid: 1, type: 1 }))
  expect(await collect()).toMatchObject({ error: { errorName: 'REFUSED', status: 7 } })
  refuse = false
  expect(await collect()).toMatchObject({ data: { attented: 1 } })
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  expect(calls.map(({ name }) => name)).toEqual([
    'getAttentMatchlist',
    'attentMatch',
    'attentMatch',
    'getAttentMatchlist',
  ])
  subscription.unsubscribe()
})
