import { fakeApi, type FakeAnswers } from '@org/api-client/testing'
import { findBrand, type Brand } from '@org/site-brands'
import { expect, it, vi } from 'vitest'
import { api } from '../api/base'
import { viewerApi } from '../api/viewer'
import { startStore } from '../start'
import { guestArrived, keptSession, loggedIn, loggedOut } from '../store/session'
import { readStored, storedState } from '../store/stored-slices'
import { guest, user } from '../testing/fixtures'
import { userSigs } from './user-sigs'

const asking = (answers: FakeAnswers) => {
  const { fetch, calls } = fakeApi(answers)
  vi.stubGlobal('fetch', fetch)
  const store = startStore(findBrand('kqb') as Brand)
  store.dispatch(api.util.resetApiState())
  store.dispatch(loggedOut())
  return {
    store,
    getUserSig: userSigs(store, 'kqb'),
    count: (name: string) => calls.filter((call) => call.name === name).length,
  }
}

it('fetches new guest info whenever a guest needs a signature, and stores it', async () => {
  let given = 0
  const { store, getUserSig, count } = asking({ getGuestInfo: () => ({ ...guest(), txim_sign: `sign-${++given}` }) })
  store.dispatch(guestArrived({ ...guest(), txim_sign: 'refused' }))
  expect(await getUserSig()).toBe('sign-1')
  expect(await getUserSig()).toBe('sign-2')
  expect(store.getState().session.guest?.txim_sign).toBe('sign-2')
  expect(count('getGuestInfo')).toBe(2)
})

it('is the guest that another tab has become, once the credentials of both have expired', async () => {
  const { store, getUserSig, count } = asking({ getGuestInfo: () => ({ ...guest(), userid: 'second' }) })
  const other = startStore(findBrand('kqb') as Brand)
  const expired = { ...guest(), txim_sign: 'old', expire_time: 1 }
  for (const tab of [store, other]) tab.dispatch(guestArrived(expired))
  const sigs = await Promise.all([getUserSig(), userSigs(other, 'kqb')()])
  expect(sigs).toEqual(['sign', 'sign'])
  expect([store, other].map((tab) => tab.getState().session.guest?.userid)).toEqual(['second', 'second'])
  expect(count('getGuestInfo')).toBe(1)
})

it('does not overwrite a login that another tab stores while a guest gets new credentials', async () => {
  const { store, getUserSig } = asking({
    getGuestInfo: () => {
      other.dispatch(loggedIn({ uid: 7, token: 'token' }))
      return { ...guest(), txim_sign: 'renewed' }
    },
  })
  const other = startStore(findBrand('kqb') as Brand)
  const storedSession = () => storedState(readStored('kqb'), keptSession)
  store.dispatch(guestArrived({ ...guest(), txim_sign: 'refused' }))
  await getUserSig()
  expect(storedSession()).toMatchObject({ uid: 7, token: 'token' })

  other.dispatch(loggedOut())
  store.dispatch(guestArrived({ ...guest(), txim_sign: 'old', expire_time: 1 }))
  await getUserSig()
  expect(storedSession()).toMatchObject({ uid: 7, token: 'token' })
})

it('takes a member’s signature from the user info, and a new one after it was refused', async () => {
  let given = 0
  const { store, getUserSig, count } = asking({ getUserInfo: () => user({ txim_sign: `sign-${++given}` }) })
  store.dispatch(loggedIn({ uid: 7, token: 'token' }))
  await store.dispatch(viewerApi.endpoints.getUserInfo.initiate({}, { subscribe: false }))
  expect(await getUserSig()).toBe('sign-1')
  expect(count('getUserInfo')).toBe(1)
  expect(await getUserSig()).toBe('sign-2')
  expect(count('getUserInfo')).toBe(2)
})

it('rejects if the app’s server cannot be reached, so that the chat retries later', async () => {
  const { getUserSig } = asking({ getGuestInfo: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(getUserSig()).rejects.toBeDefined()
})
