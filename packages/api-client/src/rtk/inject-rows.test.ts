import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import { matchDetailRows, matchRows, taskRows } from '../contract'
import { fakeApi, type FakeAnswers } from '../testing'
import { ANSWER_TAG, createLiveSportsApi } from './create-live-sports-api'
import { injectRows } from './inject-rows'

const rows = { ...matchRows, ...matchDetailRows }

const storeWith = (answers: FakeAnswers) => {
  const fake = fakeApi(answers)
  const empty = createLiveSportsApi(createApiClient({ host: () => '', common: () => ({}), fetch: fake.fetch }))
  const api = injectRows(empty, rows)
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return { api, empty, store, calls: fake.calls }
}

it('has an endpoint and a hook for every row that was added, and for no other', () => {
  const { api, empty } = storeWith({})
  expect(Object.keys(empty.endpoints)).toEqual(Object.keys(rows))
  expect(api.useGetDateMatchQuery).toBeTypeOf('function')
  expect(injectRows(empty, taskRows).useCheckinMutation).toBeTypeOf('function')
  expect(Object.keys(empty.endpoints)).toEqual(Object.keys({ ...rows, ...taskRows }))
})

it('asks again for every answer that is shown when the answers are said to be stale, also for one that failed', async () => {
  let refuse = true
  const { api, store, calls } = storeWith({
    getAttentMatchlist: () => ({ list: [] }),
    getIncidentsData: () => (refuse ? { status: 7, msg: '', data: null } : { list: [] }),
  })
  const subscriptions = [
    store.dispatch(api.endpoints.getAttentMatchlist.initiate({})),
    store.dispatch(api.endpoints.getIncidentsData.initiate({ matchid: 1 })),
  ]
  await Promise.all(subscriptions)
  refuse = false
  store.dispatch(api.util.invalidateTags([ANSWER_TAG]))
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  const again = calls.slice(2).map(({ name }) => name)
  expect(again.toSorted()).toEqual(['getAttentMatchlist', 'getIncidentsData'])
  expect(api.endpoints.getIncidentsData.select({ matchid: 1 })(store.getState()).data).toEqual({ list: [] })
  for (const subscription of subscriptions) subscription.unsubscribe()
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
