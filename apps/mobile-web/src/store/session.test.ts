import { expect, it } from 'vitest'
import { langChosen } from './preferences'
import { guestArrived, loggedIn, loggedOut, sessionExpired } from './session'
import { attributionArrived } from './attribution'
import { chatPhaseChanged } from '../im/chat-status'
import { collectChosen, collecting } from '../matches/collecting'
import { leagueToggled, matchPreferences } from '../matches/match-preferences'
import { createStore } from './store'

const guest = { userid: 'g1', txim_sign: 's', expire_time: 9 }

it('has a member or a guest, never both', () => {
  const store = createStore({})
  store.dispatch(guestArrived(guest))
  store.dispatch(loggedIn({ uid: 5, token: 't' }))
  expect(store.getState().session).toEqual({ uid: 5, token: 't', guest: null })
  store.dispatch(guestArrived(guest))
  expect(store.getState().session.guest).toBeNull()
  store.dispatch(loggedOut())
  expect(store.getState().session).toEqual({ uid: 0, token: '', guest: null })
})

const usedStore = () => {
  const store = createStore({ session: { uid: 5, token: 't', guest: null } })
  store.dispatch(langChosen('pt-br'))
  store.dispatch(attributionArrived({ channel_code: 'c1' }))
  store.dispatch(leagueToggled('1:7'))
  store.dispatch(collectChosen({ key: '1:1', value: true }))
  store.dispatch(chatPhaseChanged('kicked'))
  return store
}

it('loses all stored data when it expires, except mode, language and channel', () => {
  const store = usedStore()
  store.dispatch(sessionExpired())
  const { session, preferences, attribution, chatStatus } = store.getState()
  expect(session.token).toBe('')
  expect(preferences.lang).toBe('pt-br')
  expect(attribution).toEqual({ channel_code: 'c1' })
  expect(matchPreferences.selectSlice(store.getState()).collapsed).toEqual([])
  expect(collecting.selectSlice(store.getState())).toEqual({})
  expect(chatStatus.phase).toBe('off')
})

it('keeps data that does not belong to the account at logout', () => {
  const store = usedStore()
  store.dispatch(loggedOut())
  expect(matchPreferences.selectSlice(store.getState()).collapsed).toEqual(['1:7'])
  expect(collecting.selectSlice(store.getState())).toEqual({})
  expect(store.getState().chatStatus.phase).toBe('off')
})
