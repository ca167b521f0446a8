import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import { getDateMatch, type Endpoints, type ReplyOf } from '../contract'
import { fakeApi, sample, type FakeAnswers } from '../testing'
import { createLiveSportsApi } from './create-live-sports-api'
import { injectUpdated } from './inject-updated'

type Day = ReplyOf<Endpoints['getDateMatch']>

/** Adds the matches of the changes; refuses them if the total differs. */
const added = (known: Day, { list, mark, changes, date }: Day): Day | null =>
  known.list.length + list.length === changes?.total
    ? { date, mark, changes: null, list: [...known.list, ...list] }
    : null

const whole = (mark: string, ...ids: number[]) =>
  sample(getDateMatch, { mark, changes: null, list: ids.map((id) => ({ id })) })
const changed = (mark: string, total: number, ...ids: number[]) =>
  sample(getDateMatch, { mark, changes: { total, live: [], attented: [] }, list: ids.map((id) => ({ id })) })

const storeWith = (answers: FakeAnswers) => {
  const fake = fakeApi(answers)
  const empty = createLiveSportsApi(createApiClient({ host: () => '', common: () => ({}), fetch: fake.fetch }))
  const api = injectUpdated(empty, { getDateMatch }, { getDateMatch: added })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const load = async (sport_id: 1 | 2 = 1) =>
    (await store.dispatch(api.endpoints.getDateMatch.initiate({ sport_id }, { forceRefetch: true }))).data
  return { load, marks: () => fake.calls.map(({ body }) => body['mark']) }
}

const idsOf = (reply: Day | undefined) => reply?.list.map(({ id }) => id)

it('sends the mark of the reply that it has, and caches the whole list', async () => {
  const replies = [whole('a', 1), changed('b', 2, 2), changed('c', 2)]
  const { load, marks } = storeWith({ getDateMatch: () => replies.shift() as Day })
  expect(idsOf(await load())).toEqual([1])
  expect(idsOf(await load())).toEqual([1, 2])
  expect(idsOf(await load())).toEqual([1, 2])
  expect(marks()).toEqual([undefined, 'a', 'b'])
})

it('loads the whole list again when the changes do not fit', async () => {
  const replies = [whole('a', 1, 2), changed('b', 1), whole('c', 2)]
  const { load, marks } = storeWith({ getDateMatch: () => replies.shift() as Day })
  await load()
  expect(idsOf(await load())).toEqual([2])
  expect(marks()).toEqual([undefined, 'a', undefined])
})

it('has a mark for each request, takes a whole reply to a mark, and keeps its list after a failure', async () => {
  const replies = [whole('a', 1), whole('z', 9), { status: 7, msg: '', data: null }, whole('c', 3)]
  const { load, marks } = storeWith({ getDateMatch: () => replies.shift() as Day })
  await load(1)
  await load(2)
  expect(idsOf(await load(1))).toEqual([1])
  expect(idsOf(await load(1))).toEqual([3])
  expect(marks()).toEqual([undefined, undefined, 'a', 'a'])
})
