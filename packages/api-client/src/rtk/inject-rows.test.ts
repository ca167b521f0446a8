import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import { type CacheTag, getRealLives, matchDetailRows, matchRows, taskRows } from '../contract'
import { fakeApi, type FakeAnswers, sample } from '../testing'
import { ANSWER_TAG, createLiveSportsApi } from './create-live-sports-api'
import { injectRows } from './inject-rows'

const rows = { ...matchRows, ...matchDetailRows, getRealLives }

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
    getIncidentsData: () => (refuse ? { status: 7, msg: '', data: null } : { list: [], annulled: [] }),
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
  expect(api.endpoints.getIncidentsData.select({ matchid: 1 })(store.getState()).data).toEqual({
    list: [],
    annulled: [],
  })
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

describe('a list of live rooms', () => {
  const rooms = (ids: readonly number[]) => sample(getRealLives, { list: ids.map((id) => ({ id })) })

  /** Requests two pages, the second one empty, and the rooms of match 5. Returns what a stale tag refetches. */
  const openLists = async () => {
    const { api, store, calls } = storeWith({
      getRealLives: ({ page }) => rooms(page === 1 ? [7] : []),
      getMatchAnchors: () => ({ list: rooms([7]).list }),
    })
    await Promise.all([
      store.dispatch(api.endpoints.getRealLives.initiate({ page: 1 })),
      store.dispatch(api.endpoints.getRealLives.initiate({ page: 2 })),
      store.dispatch(api.endpoints.getMatchAnchors.initiate({ sport: 'football', matchid: 5 })),
    ])
    return async (tag: CacheTag) => {
      const before = calls.length
      store.dispatch(api.util.invalidateTags([tag]))
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
      return calls
        .slice(before)
        .map(({ name, body }) => (name === 'getRealLives' ? `page ${body.page}` : name))
        .toSorted()
    }
  }

  it('is refetched when one of its rooms changes, and no other list is', async () => {
    const refetchedBy = await openLists()
    expect(await refetchedBy({ type: 'live', id: 7 })).toEqual(['getMatchAnchors', 'page 1'])
    expect(await refetchedBy({ type: 'live', id: 8 })).toEqual([])
  })

  it('is refetched when rooms open or close, also if it is empty', async () => {
    const refetchedBy = await openLists()
    expect(await refetchedBy('live')).toEqual(['getMatchAnchors', 'page 1', 'page 2'])
  })

  it('is refetched with the match that its rooms show', async () => {
    const refetchedBy = await openLists()
    expect(await refetchedBy({ type: 'match', id: 5 })).toEqual(['getMatchAnchors'])
  })
})
