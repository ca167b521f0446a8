import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import { getAnchorList } from '../contract'
import { fakeApi, sample, type FakeAnswers } from '../testing'
import { createLiveSportsApi } from './create-live-sports-api'
import { injectPages } from './inject-pages'

const storeWith = (answers: FakeAnswers) => {
  const fake = fakeApi(answers)
  const empty = createLiveSportsApi(createApiClient({ host: () => '', common: () => ({}), fetch: fake.fetch }))
  const api = injectPages(empty, { getAnchorList })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const load = (direction?: 'forward') =>
    store.dispatch(
      api.endpoints.getAnchorList.initiate({ sort: 'fans' }, direction ? { direction } : { forceRefetch: true }),
    )
  return { api, store, calls: fake.calls, load }
}

/** A list of three anchors in pages of two. */
const anchors: FakeAnswers = {
  getAnchorList: ({ page = 1 }) =>
    sample(getAnchorList, { list: (page === 1 ? [1, 2] : [3]).map((uid) => ({ uid })), total: 3, page: Number(page) }),
}

it('asks for one page after the other, with the fields of the list, until all items are there', async () => {
  const { calls, load } = storeWith(anchors)
  expect(await load()).toMatchObject({ hasNextPage: true })
  const { data, hasNextPage } = await load('forward')
  expect(data?.pages.flatMap(({ list }) => list.map(({ uid }) => uid))).toEqual([1, 2, 3])
  expect(hasNextPage).toBe(false)
  expect(calls.map(({ body }) => body)).toEqual([{ sort: 'fans' }, { sort: 'fans', page: 2 }])
})

it('refetches all loaded pages when their tag becomes stale', async () => {
  const { api, store, calls, load } = storeWith(anchors)
  await load()
  await load('forward')
  store.dispatch(api.util.invalidateTags(['live']))
  await expect.poll(() => calls.length).toBe(4)
})

it('has an end at an empty page, whatever the total says', async () => {
  const { load } = storeWith({ getAnchorList: () => sample(getAnchorList, { list: [], total: 9, page: 1 }) })
  expect(await load()).toMatchObject({ hasNextPage: false })
})
