import { endpoints, type getCategory, type getUserInfo, type ReplyOf } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveApi } from '../api/live'
import { langChosen } from '../store/preferences'
import { loggedOut } from '../store/session'
import { heldReply } from '../testing/held-reply'
import { show } from '../testing/show'
import { user } from '../testing/fixtures'
import { keepReplies } from './keep-replies'
import { openReplies } from './kept-replies'

const SITE = 'kqb'
const LIST = { list: [{ id: 1, name: '足球' }] }
const THERE: FakeAnswers = { getCategory: () => sample(endpoints.getCategory, LIST) }
const UNREACHED: FakeAnswers = { getCategory: () => Promise.reject(new TypeError('no network')) }

const names = async () => (await caches.keys()).filter((name) => name.startsWith('replies '))
const texts = async () => {
  const stores = await Promise.all((await names()).map((name) => caches.open(name)))
  const replies = (await Promise.all(stores.map((store) => store.matchAll()))).flat()
  return (await Promise.all(replies.map((reply) => reply.text()))).join('\n')
}
const forget = async () => Promise.all((await names()).map((name) => caches.delete(name)))

beforeEach(forget)
afterEach(async () => {
  vi.restoreAllMocks()
  await forget()
})

/** A visit of the app on these replies. */
const visit = async (answers: FakeAnswers, { member = false } = {}) => {
  const { store } = await show({ children: <p />, answers, member })
  const { fillPage } = await keepReplies(store, SITE)
  const query = () => liveApi.endpoints.getCategory.select({})(store.getState())
  return { store, query, fillPage, ask: () => store.dispatch(liveApi.endpoints.getCategory.initiate({})) }
}

const keptBy = async (visitor: Awaited<ReturnType<typeof visit>>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await visitor.ask()
  // It is kept two seconds after the store has told of it, which it does in a frame.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(2_000)
      return texts()
    })
    .toContain('足球')
  vi.useRealTimers()
  return visitor.query().fulfilledTimeStamp
}

describe('a reply that was kept', () => {
  it('is given to a query that gets none, with the time at which it arrived', async () => {
    const at = await keptBy(await visit(THERE))
    const later = await visit(UNREACHED)
    await later.ask()
    await expect.poll(() => later.query().data).toMatchObject(LIST)
    expect(later.query()).toMatchObject({ fulfilledTimeStamp: at, isError: true })
  })

  it('is given at once without a network, and replaced by a new one', async () => {
    await keptBy(await visit(THERE))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const held = heldReply<ReplyOf<typeof getCategory>>()
    const later = await visit({ getCategory: held.answer })
    const asked = later.ask()
    await expect.poll(() => later.query().data).toMatchObject(LIST)
    expect(later.query().isLoading).toBe(true)
    online.mockRestore()
    held.give(sample(endpoints.getCategory, { list: [{ name: '篮球' }] }))
    await asked
    expect(later.query()).toMatchObject({ data: { list: [{ name: '篮球' }] }, isSuccess: true })
  })

  it('is there before a page without a network asks for it', async () => {
    await keptBy(await visit(THERE))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const later = await visit(UNREACHED)
    await later.fillPage()
    expect(later.query().data).toMatchObject(LIST)
  })

  it('is refreshed when the network is back', async () => {
    await keptBy(await visit(THERE))
    let isReached = false
    const answer = () =>
      isReached
        ? sample(endpoints.getCategory, { list: [{ name: '篮球' }] })
        : Promise.reject(new TypeError('no network'))
    const later = await visit({ getCategory: answer as never })
    await later.ask()
    await expect.poll(() => later.query().data).toMatchObject(LIST)
    isReached = true
    dispatchEvent(new Event('online'))
    await expect.poll(() => later.query().data).toMatchObject({ list: [{ name: '篮球' }] })
  })

  it('is not given if the server refuses the call', async () => {
    await keptBy(await visit(THERE))
    const later = await visit({ getCategory: () => ({ status: 7, msg: '', data: null }) as never })
    await later.ask()
    // Longer than it takes to find a reply.
    await texts()
    expect(later.query().data).toBeUndefined()
  })

  it.each(['another member', 'another language'])('is deleted for %s', async (other) => {
    const { store, ...first } = await visit(THERE, { member: true })
    await keptBy({ store, ...first })
    store.dispatch(other === 'another member' ? loggedOut() : langChosen('pt-br'))
    await expect.poll(texts).toBe('')
  })

  it('is not given to another viewer', async () => {
    await keptBy(await visit(THERE, { member: true }))
    const guest = await visit(UNREACHED)
    expect(await texts()).toBe('')
    await guest.ask()
    expect(guest.query().data).toBeUndefined()
  })

  it('is not needed: without storage the app works', async () => {
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await expect(visit(THERE)).rejects.toThrow('full')
    const { store } = await show({ children: <p />, answers: THERE })
    await expect(store.dispatch(liveApi.endpoints.getCategory.initiate({})).unwrap()).resolves.toMatchObject(LIST)
  })
})

describe('the kept replies', () => {
  it('contain no credentials, whatever is asked for', async () => {
    const replies = await openReplies('a')
    const rows = Object.values(endpoints).filter(({ kind }) => kind === 'query')
    for (const row of rows)
      await replies.put(row.name, { at: Date.now(), data: sample(row as typeof getUserInfo) }, '/m/')
    const member = user()
    const data = { ...member, token: 'T', token_web: 'W', txim_sign: 'S' }
    await replies.put('member', { at: Date.now(), data }, '/m/')
    const fields = [...(await texts()).matchAll(/"(\w*(?:token|sign|secret|passw|credential)\w*)":"[^"]/gi)]
    expect(fields.map(([, name]) => name).filter((name) => name !== 'signature')).toEqual([])
    expect(await replies.find('member')).toMatchObject({ data: { ...member, token: '', token_web: '', txim_sign: '' } })
  })

  it('are the newest sixty of a week', async () => {
    const replies = await openReplies('a')
    const now = Date.now()
    const put = (place: number, at: number) => replies.put(`reply ${place}`, { at, data: place }, '/m/')
    for (let place = 0; place < 61; place += 1) await put(place, now - place * 1_000)
    await replies.trim()
    expect(await replies.find('reply 59')).toEqual({ at: now - 59_000, data: 59 })
    expect(await replies.find('reply 60')).toBeNull()
    await put(1, now - 8 * 24 * 3_600_000)
    expect(await replies.find('reply 1')).toBeNull()
  })

  it('have six million characters at most, and the newest first', async () => {
    const replies = await openReplies('a')
    const now = Date.now()
    const put = (key: string, at: number, length: number) => replies.put(key, { at, data: 'x'.repeat(length) }, '/m/')
    await put('too long', now, 6_000_000)
    await put('old', now - 2, 3_000_000)
    await put('new', now - 1, 3_500_000)
    await replies.trim()
    expect(await replies.find('too long')).toBeNull()
    expect(await replies.find('old')).toBeNull()
    expect(await replies.find('new')).not.toBeNull()
  })

  it('are found by the page that showed them', async () => {
    const replies = await openReplies('a')
    for (const [key, path] of [
      ['a({"x":"球"})', '/m/球'],
      ['b({})', '/m/b'],
    ] as const)
      await replies.put(key, { at: Date.now(), data: 1 }, path)
    expect(await replies.keysOf('/m/球')).toEqual(['a({"x":"球"})'])
  })
})
