import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'
import { fieldsOf, type SliceStorage } from '../store/stored-slices'

/** How a notice draws attention. */
export interface Signal {
  sound: boolean
  vibration: boolean
}

interface MatchNotices extends Signal {
  /** What the fan has chosen for one match, as `sport:id`, instead of that for all. */
  own: Readonly<Record<string, Signal>>
  /** The matches without notices, as `sport:id`. */
  muted: readonly string[]
  /** Whether this browser tells of them while the app is closed, if it may. */
  push: boolean
  /** The fan was asked whether it may. */
  pushAsked: boolean
}

const initialState: MatchNotices = { sound: false, vibration: true, own: {}, muted: [], push: true, pushAsked: false }
const MOST_MATCHES = 200

const slice = createSlice({
  name: 'matchNotices',
  initialState,
  reducers: {
    soundChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, sound: payload }),
    vibrationChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, vibration: payload }),
    pushChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, push: payload }),
    pushAsked: (state) => ({ ...state, pushAsked: true }),
    muteToggled: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      muted: state.muted.includes(key)
        ? state.muted.filter((other) => other !== key)
        : [...state.muted, key].slice(-MOST_MATCHES),
    }),
    ownChosen: (state, { payload: { key, ...signal } }: PayloadAction<Signal & { key: string }>) => {
      const others = Object.entries(state.own).filter(([other]) => other !== key)
      return { ...state, own: Object.fromEntries([...others, [key, signal]].slice(-MOST_MATCHES)) }
    },
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const matchNotices = slice.injectInto(rootReducer)
export const { soundChosen, vibrationChosen, pushChosen, pushAsked, muteToggled, ownChosen } = slice.actions

/** How the notices of a match draw attention. */
export const signalOf = ({ sound, vibration, own }: MatchNotices, key: string): Signal =>
  own[key] ?? { sound, vibration }

const isSignal = (stored: unknown): stored is Signal => {
  const { sound, vibration } = fieldsOf(stored)
  return typeof sound === 'boolean' && typeof vibration === 'boolean'
}

const kept: SliceStorage<MatchNotices> = {
  name: slice.name,
  migrations: [],
  read: ({ sound, vibration, own, muted, push, pushAsked: wasAsked }) => ({
    sound: sound === true,
    vibration: vibration !== false,
    own: Object.fromEntries(
      Object.entries(fieldsOf(own)).filter((entry): entry is [string, Signal] => isSignal(entry[1])),
    ),
    muted: Array.isArray(muted) ? muted.filter((key) => typeof key === 'string') : [],
    push: push !== false,
    pushAsked: wasAsked === true,
  }),
  outlivesSession: false,
  followsTabs: true,
}
keep(kept)
