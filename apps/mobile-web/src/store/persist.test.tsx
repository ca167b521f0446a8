import { findBrand, type Brand } from '@org/site-brands'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startStore } from '../start'
import { guest, now } from '../testing/fixtures'
import { leagueToggled, matchPreferences } from '../matches/match-preferences'
import { storedState, readStored, storeKey, withSlice, type SliceStorage } from './stored-slices'
import { persistStore } from './persist'
import { keptPreferences, langChosen, modeChosen } from './preferences'
import { guestArrived, keptSession, loggedIn, sessionExpired } from './session'
import { createStore } from './store'

const kqb = findBrand('kqb') as Brand
const keep = (text: string) => localStorage.setItem(storeKey('kqb'), text)
const kept = () => JSON.parse(localStorage.getItem(storeKey('kqb')) ?? 'null')
const forbidStorage = () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
}

/** The URL belongs to the test runner, so it is restored. */
const HERE = location.href
const LANG_BEFORE = document.documentElement.lang

afterEach(() => {
  vi.restoreAllMocks()
  // What the stores of this test have not written yet is not for the next one.
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  document.documentElement.lang = LANG_BEFORE
  history.replaceState(null, '', HERE)
})

describe('stored state', () => {
  it('is restored after a reload', () => {
    const store = createStore({})
    const { flush, stop } = persistStore('kqb', store, [keptPreferences, keptSession])
    store.dispatch(modeChosen('dark'))
    store.dispatch(loggedIn({ uid: 5, token: 't' }))
    flush()
    stop()
    expect(startStore(kqb).getState()).toMatchObject({ preferences: { mode: 'dark' }, session: { uid: 5, token: 't' } })
  })

  it.each(['', '{', '[1]', '7', 'null'])('is empty if it cannot be read: %s', (text) => {
    keep(text)
    expect(readStored('kqb')).toBeNull()
    expect(startStore(kqb).getState().session.token).toBe('')
  })

  it('drops only an unknown value', () => {
    keep(
      JSON.stringify({
        version: 1,
        preferences: { mode: 'sepia', lang: 'pt-br' },
        attribution: { platform: 'toaster', channel_code: 'c1', app_ver: 7 },
        session: { uid: 5, token: 't', guest: 'nobody' },
        matchPreferences: { collapsed: ['1:7'], sport: 9 },
      }),
    )
    expect(startStore(kqb).getState()).toMatchObject({
      preferences: { mode: 'system', lang: 'pt-br' },
      attribution: { channel_code: 'c1' },
      session: { uid: 5, token: 't', guest: null },
      matchPreferences: { collapsed: ['1:7'], sport: 1 },
    })
  })

  it('is read from a version with fewer slices or fields', () => {
    keep(JSON.stringify({ version: 0, preferences: { mode: 'dark' }, session: { uid: 5, token: 't' } }))
    expect(startStore(kqb).getState()).toMatchObject({
      preferences: { mode: 'dark', lang: 'cn' },
      session: { uid: 5, token: 't', guest: null },
      matchPreferences: { collapsed: [], sport: 1 },
    })
  })

  it('has no viewer if a token has no user', () => {
    keep(JSON.stringify({ session: { uid: 'five', token: 't' } }))
    expect(startStore(kqb).getState().session).toEqual({ uid: 0, token: '', guest: null })
  })

  it('is empty if storage is forbidden, and the app starts', () => {
    forbidStorage()
    const store = startStore(kqb)
    store.dispatch(guestArrived(guest()))
    expect(store.getState().session.guest?.userid).toBe('guest1')
  })

  it('is written shortly after a change, and at once if the session changes', async () => {
    const store = startStore(kqb)
    store.dispatch(loggedIn({ uid: 5, token: 't' }))
    expect(kept().session.token).toBe('t')
    store.dispatch(modeChosen('dark'))
    await expect.poll(() => kept().preferences.mode).toBe('dark')
  })
})

describe('a slice that changes its shape', () => {
  /** Data from before versions existed. */
  const yesterday = { session: { uid: 5, token: 't' }, preferences: { mode: 'dark' }, draft: { text: 'hi' } }
  const draft = {
    name: 'draft',
    migrations: [
      ({ text }) => ({ texts: [text] }),
      ({ texts }) => ({ drafts: Object.fromEntries((texts as string[]).map((line) => ['bob', line])) }),
    ],
    read: ({ drafts, room = 'lobby' }) => ({ drafts, room }),
    outlivesSession: true,
  } satisfies SliceStorage

  it('is migrated from the version in which it was written', () => {
    expect(storedState(yesterday, draft)).toEqual({ drafts: { bob: 'hi' }, room: 'lobby' })
    const about = { draft: { version: 1, outlivesSession: true } }
    expect(storedState({ draft: { texts: ['ho'] }, about }, draft)).toEqual({ drafts: { bob: 'ho' }, room: 'lobby' })
    expect(storedState({ draft: { drafts: {} }, about: { draft: { version: 7 } } }, draft).drafts).toEqual({})
  })

  it.each([-1, 0.5, 1.5, null, '1'])('starts empty if its stored version is invalid: %j', (version) => {
    const stored = { draft: { text: 'hi', texts: ['hi'], drafts: { bob: 'hi' } }, about: { draft: { version } } }
    expect(storedState(stored, draft)).toEqual({ drafts: undefined, room: 'lobby' })
  })

  it('is not overwritten by a tab of an older release', () => {
    const newer = { draft: { byUser: { bob: 'hi' } }, about: { draft: { version: 3, outlivesSession: true } } }
    expect(withSlice(newer, draft, { drafts: {} })).toEqual(newer)
    expect(withSlice({ about: newer.about }, draft, { drafts: {} })).toEqual({
      draft: { drafts: {} },
      about: { draft: { version: 2, outlivesSession: true } },
    })
  })

  it('is not overwritten by a tab of an older release, which still writes the other slices', () => {
    const newer = { preferences: { look: 'dim' }, about: { preferences: { version: 9, outlivesSession: true } } }
    keep(JSON.stringify(newer))
    const store = startStore(kqb)
    store.dispatch(modeChosen('dark'))
    store.dispatch(loggedIn({ uid: 5, token: 't' }))
    expect(kept()).toMatchObject({ ...newer, session: { uid: 5, token: 't' } })
    expect(kept().preferences).toEqual(newer.preferences)
  })

  it('starts empty if its migration fails, without a logout', () => {
    const stored = { ...yesterday, draft: 7, about: { draft: { version: 1 } } }
    expect(storedState(stored, draft)).toEqual({ drafts: undefined, room: 'lobby' })
    keep(JSON.stringify(stored))
    expect(startStore(kqb).getState()).toMatchObject({ session: { uid: 5, token: 't' }, preferences: { mode: 'dark' } })
  })

  it('is written with its version', () => {
    startStore(kqb).dispatch(loggedIn({ uid: 5, token: 't' }))
    expect(kept().about.session).toEqual({ version: 0, outlivesSession: false })
  })
})

describe('a slice whose code is loaded later', () => {
  it('stays stored while its code is not loaded', () => {
    keep(JSON.stringify({ unheardOf: { value: 1 }, session: { uid: 5, token: 't' } }))
    startStore(kqb).dispatch(loggedIn({ uid: 6, token: 'u' }))
    expect(kept().unheardOf).toEqual({ value: 1 })
  })

  it('has its stored state', () => {
    keep(JSON.stringify({ matchPreferences: { collapsed: ['1:7'], sport: 2 } }))
    expect(matchPreferences.selectSlice(startStore(kqb).getState())).toEqual({ collapsed: ['1:7'], sport: 2 })
  })

  it('is removed with the session, unless it is marked to stay', () => {
    const about = { drafts: { version: 0, outlivesSession: true } }
    keep(JSON.stringify({ unheardOf: { value: 1 }, drafts: { bob: 'hi' }, about }))
    const store = createStore({ session: { uid: 5, token: 't', guest: null } })
    const writing = persistStore('kqb', store, [keptPreferences, keptSession])
    store.dispatch(leagueToggled('1:7'))
    store.dispatch(sessionExpired())
    writing.forgetSession()
    writing.stop()
    expect(kept()).toMatchObject({ drafts: { bob: 'hi' }, session: { token: '' }, matchPreferences: { collapsed: [] } })
    expect(kept().unheardOf).toBeUndefined()
  })
})

describe('a visit', () => {
  it('starts without an expired guest', () => {
    const store = createStore({ session: { uid: 0, token: '', guest: { ...guest(), expire_time: now() - 1 } } })
    const writing = persistStore('kqb', store, [keptPreferences, keptSession])
    store.dispatch(langChosen('pt-br'))
    writing.flush()
    writing.stop()
    expect(startStore(kqb).getState()).toMatchObject({ session: { guest: null }, preferences: { lang: 'pt-br' } })
  })

  it('starts in the mode and language of its URL, and stores its channel', () => {
    history.replaceState(null, '', '?mode=dark&lang=pt-br&channel_code=c7')
    expect(startStore(kqb).getState()).toMatchObject({
      preferences: { mode: 'dark', lang: 'pt-br' },
      attribution: { channel_code: 'c7' },
    })
  })

  it('stores the language of its URL, though the page is shown in it already', () => {
    document.documentElement.lang = 'pt-BR'
    history.replaceState(null, '', '?lang=pt-br')
    startStore(kqb)
    dispatchEvent(new Event('pagehide'))
    expect(kept()?.preferences.lang).toBe('pt-br')
    history.replaceState(null, '', HERE)
    document.documentElement.lang = 'zh-CN'
    expect(startStore(kqb).getState().preferences.lang).toBe('pt-br')
  })

  it('stores the language that a member picks, though it is shown already', () => {
    document.documentElement.lang = 'pt-BR'
    startStore(kqb).dispatch(langChosen('pt-br'))
    dispatchEvent(new Event('pagehide'))
    expect(kept()?.preferences.lang).toBe('pt-br')
  })

  it('stores no language that nobody has chosen', () => {
    document.documentElement.lang = 'pt-BR'
    startStore(kqb)
    dispatchEvent(new Event('pagehide'))
    expect(kept()?.preferences).toBeUndefined()
  })
})
