import { afterEach, expect, it, vi } from 'vitest'
import { followOtherTabs } from './follow-other-tabs'
import { readStored, storeKey } from './stored-slices'
import { persistStore } from './persist'
import { keptPreferences, modeChosen } from './preferences'
import { keptSession, loggedIn } from './session'
import { leagueToggled } from '../matches/match-preferences'
import { createStore } from './store'

const SITE = 'two-tabs'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
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
