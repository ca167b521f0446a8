import { fakeApi, type FakeAnswers } from '@org/api-client/testing'
import { findBrand, type Brand } from '@org/site-brands'
import { expect, it, vi } from 'vitest'
import { api } from '../api/base'
import { viewerApi } from '../api/viewer'
import { startStore } from '../start'
import { guestArrived, loggedIn, loggedOut } from '../store/session'
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
    getUserSig: userSigs(store),
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
