import { findBrand, type Brand } from '@org/site-brands'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../features/live-room/player-preferences'
import '../features/live-room/video-timer'
import '../features/search/search-history'
import '../matches/match-notices'
import '../matches/match-preferences'
import '../matches/spoiler-shield'
import '../parts/leagues/visited-leagues'
import '../parts/private-chat/drafts'
import '../shell/prompts-seen'
import { chatStorage, forgetOtherChats } from '../im/chat-storage'
import { isSoundOn, keepSound } from '../parts/video/sound'
import { deviceId } from '../site/device-id'
import { startStore } from '../start'
import { rememberPlace, takePlace } from './login-place'
import { modeChosen } from './preferences'
import { loggedIn, loggedOut } from './session'
import { readStored, storeKey } from './stored-slices'
import type { AppStore } from './store'

const kqb = findBrand('kqb') as Brand

afterEach(() => vi.restoreAllMocks())

/** Fills the storage until it takes not one character more. */
const fill = () => {
  localStorage.clear()
  for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
    for (let n = 0; ; n += 1) {
      try {
        localStorage.setItem(`foreign-${length}-${n}`, 'x'.repeat(length))
      } catch {
        break
      }
    }
  }
}

/** A browser that forbids the storage of a site throws at the property itself. */
const refuse = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

/** What everything that uses the storage does in a visit. */
const visit = (): AppStore => {
  const store = startStore(kqb)
  store.dispatch(modeChosen('dark'))
  store.dispatch(loggedIn({ uid: 5, token: 'token' }))
  rememberPlace('/score')
  takePlace()
  forgetOtherChats('kqb', '5')
  keepSound(true)
  isSoundOn()
  const kept = chatStorage('kqb', () => '5')
  kept.keepAppId(1)
  expect(kept.appId).toBeTypeOf('number')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
  return store
}

describe.each([
  ['full', fill],
  ['forbidden', refuse],
])('with a storage that is %s', (_state, begin) => {
  it('the app starts, takes a choice, logs in and logs out', () => {
    begin()
    const store = visit()
    expect(store.getState()).toMatchObject({ preferences: { mode: 'dark' }, session: { uid: 5, token: 'token' } })
    expect(readStored('kqb')).toBeNull()
    store.dispatch(loggedOut())
    expect(store.getState().session.token).toBe('')
  })
})

it('a login does not return to an earlier page when a full storage keeps no new one', () => {
  rememberPlace('/score')
  fill()
  rememberPlace(`/database?q=${'x'.repeat(100)}`)
  expect(takePlace()).toBeNull()
})

const FOREIGN: readonly unknown[] = [
  null,
  7,
  -1,
  '',
  'x',
  true,
  [],
  [null, 7, 'x', {}, []],
  {},
  { x: null, y: { z: 1 } },
]

/** The types of all that a state has. A list has the types of its items. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]))
}

const slicesOf = (store: AppStore) => Object.entries(store.getState()).filter(([name]) => name !== 'api')

describe('a storage with foreign values', () => {
  const usual = () => {
    localStorage.clear()
    return slicesOf(startStore(kqb))
  }
  /** What a list or a table may hold once it is not empty. */
  const MAY_HOLD: Readonly<Record<string, readonly unknown[]>> = {
    matchPreferences: [['"string"']],
    matchNotices: [['"string"']],
    // Of the device until the fan chooses.
    'playerPreferences.dataSaver': ['boolean'],
  }

  it.each(FOREIGN.map((value) => [JSON.stringify(value), value]))(
    '%s in place of every slice changes nothing',
    (_text, value) => {
      const before = usual()
      localStorage.setItem(storeKey('kqb'), JSON.stringify(Object.fromEntries(before.map(([name]) => [name, value]))))
      expect(slicesOf(startStore(kqb))).toEqual(before)
    },
  )

  it.each(FOREIGN.map((value) => [JSON.stringify(value), value]))(
    '%s in place of every field leaves each of its type',
    (_text, value) => {
      const before = usual()
      const foreign = before.map(([name, state]) => [
        name,
        Object.fromEntries(Object.keys(state).map((field) => [field, value])),
      ])
      localStorage.setItem(storeKey('kqb'), JSON.stringify(Object.fromEntries(foreign)))
      for (const [name, state] of slicesOf(startStore(kqb))) {
        const [, usually] = before.find(([other]) => other === name) ?? []
        for (const [field, shape] of Object.entries(shapeOf(state) as object))
          expect(
            [
              ...(MAY_HOLD[name] ?? []),
              ...(MAY_HOLD[`${name}.${field}`] ?? []),
              shapeOf((usually as Record<string, unknown>)[field]),
            ],
            `${name}.${field}`,
          ).toContainEqual(shape)
      }
      expect(readStored('kqb')).not.toBeNull()
    },
  )
})
