import { afterEach, expect, it, vi } from 'vitest'
import { followOtherTabs } from './follow-other-tabs'
import { readStored, storeKey } from './stored-slices'
import { persistStore } from './persist'
import { keptPreferences, modeChosen } from './preferences'
import { keptSession, loggedIn } from './session'
import { leagueToggled } from '../matches/match-preferences'
import { leaveOutOf } from '../matches/leave-out'
import { collectedShielded, isShielded, matchShielded, shieldsOf } from '../matches/spoiler-shield'
import { createStore, type AppStore } from './store'

const SITE = 'two-tabs'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
})

/** Two tabs of a browser; `write` stores as the second tab and sends the first the browser's storage event. */
const twoTabs = () => {
  const [first, second] = [createStore({}), createStore({})]
  const writing = persistStore(SITE, second, [keptPreferences, keptSession])
  const onOtherViewer = vi.fn()
  ends.push(followOtherTabs({ site: SITE, store: first, onOtherViewer }), writing.stop)
  const write = () => {
    writing.flush()
    dispatchEvent(new StorageEvent('storage', { key: storeKey(SITE) }))
  }
  return { first, second, write, onOtherViewer }
}

it('applies the mode of the other tab', () => {
  const { first, second, write, onOtherViewer } = twoTabs()
  second.dispatch(modeChosen('dark'))
  write()
  expect(first.getState().preferences.mode).toBe('dark')
  expect(onOtherViewer).not.toHaveBeenCalled()
})

it('reloads when a user has logged in there', () => {
  const { second, write, onOtherViewer } = twoTabs()
  second.dispatch(loggedIn({ uid: 5, token: 't' }))
  write()
  expect(onOtherViewer).toHaveBeenCalledTimes(1)
})

it('raises and lifts the shield of a match in both tabs, and neither undoes what the other chose', () => {
  const { first, second, write } = twoTabs()
  const here = persistStore(SITE, first, [keptPreferences, keptSession])
  ends.push(here.stop)
  const isUp = (store: AppStore, id: number) => isShielded(store.getState(), { id, sport_id: 1, attented: 0 })
  second.dispatch(matchShielded({ key: '1:1', value: true }))
  write()
  expect(isUp(first, 1)).toBe(true)
  first.dispatch(matchShielded({ key: '1:2', value: true }))
  here.flush()
  expect(readStored(SITE)).toMatchObject({ spoilerShield: { matches: { '1:1': true, '1:2': true } } })
})

it('keeps the same state of a slice if the other tab has changed another one', () => {
  const { first, second, write } = twoTabs()
  ends.push(persistStore(SITE, first, [keptPreferences, keptSession]).stop)
  second.dispatch(matchShielded({ key: '1:1', value: true }))
  write()
  const shields = shieldsOf(first.getState())
  expect(shields.matches).toEqual({ '1:1': true })
  second.dispatch(leagueToggled('1:7'))
  write()
  expect(shieldsOf(first.getState())).toBe(shields)
  second.dispatch(matchShielded({ key: '1:1', value: false }))
  write()
  expect(shieldsOf(first.getState()).matches).toEqual({ '1:1': false })
})

it('keeps the shield as it was chosen after a reload', () => {
  const { second, write } = twoTabs()
  second.dispatch(collectedShielded(true))
  second.dispatch(matchShielded({ key: '1:1', value: false }))
  write()
  const reloaded = createStore({})
  ends.push(persistStore(SITE, reloaded, [keptPreferences, keptSession]).stop)
  const isUp = (id: number) => isShielded(reloaded.getState(), { id, sport_id: 1, attented: 1 })
  expect([isUp(1), isUp(2)]).toEqual([false, true])
})

it('keeps at most 200 shields, whatever is stored', () => {
  const matches = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`1:${at + 1}`, true]))
  const stored = { spoilerShield: { collected: false, matches: { ...matches, 'x:y': true, '1:-3': true } }, about: {} }
  localStorage.setItem(storeKey(SITE), JSON.stringify(stored))
  const reloaded = createStore({})
  ends.push(persistStore(SITE, reloaded, [keptPreferences, keptSession]).stop)
  const { leave_out } = leaveOutOf(reloaded.getState())
  expect(leave_out?.matches).toEqual(Array.from({ length: 200 }, (_, at) => at + 701))
})

it('ignores stored data that it cannot read', () => {
  const { first, onOtherViewer } = twoTabs()
  localStorage.setItem(storeKey(SITE), '{')
  dispatchEvent(new StorageEvent('storage', { key: storeKey(SITE) }))
  expect(first.getState().preferences.mode).toBe('system')
  expect(onOtherViewer).not.toHaveBeenCalled()
})

it('writes its own changes and keeps those of another tab', () => {
  const { first, second } = twoTabs()
  const [here, there] = [first, second].map((store) => persistStore(SITE, store, [keptPreferences, keptSession]))
  ends.push(...[here, there].flatMap((writing) => writing?.stop ?? []))
  first.dispatch(leagueToggled('1:7'))
  here?.flush()
  second.dispatch(modeChosen('dark'))
  there?.flush()
  expect(readStored(SITE)).toMatchObject({ matchPreferences: { collapsed: ['1:7'] }, preferences: { mode: 'dark' } })
})
