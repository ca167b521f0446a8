import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'
import type { SliceStorage } from '../store/stored-slices'

interface MatchNotices {
  sound: boolean
  vibration: boolean
  /** The matches without notices, as `sport:id`. */
  muted: readonly string[]
}

const initialState: MatchNotices = { sound: false, vibration: true, muted: [] }
const MOST_MUTED = 200

const slice = createSlice({
  name: 'matchNotices',
  initialState,
  reducers: {
    soundChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, sound: payload }),
    vibrationChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, vibration: payload }),
    muteToggled: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      muted: state.muted.includes(key)
        ? state.muted.filter((other) => other !== key)
        : [...state.muted, key].slice(-MOST_MUTED),
    }),
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const matchNotices = slice.injectInto(rootReducer)
export const { soundChosen, vibrationChosen, muteToggled } = slice.actions

const kept: SliceStorage<MatchNotices> = {
  name: slice.name,
  migrations: [],
  read: ({ sound, vibration, muted }) => ({
    sound: sound === true,
    vibration: vibration !== false,
    muted: Array.isArray(muted) ? muted.filter((key) => typeof key === 'string') : [],
  }),
  outlivesSession: false,
  followsTabs: true,
}
keep(kept)
