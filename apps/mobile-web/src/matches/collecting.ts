import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store/root-reducer'
import { loggedIn, loggedOut, sessionExpired } from '../store/session'

/**
 * The matches that the user has collected or removed in this visit, by `sport:id`: an overlay over the lists, which are
 * updated later.
 */
export type Collecting = Readonly<Record<string, boolean>>

const slice = createSlice({
  name: 'collecting',
  initialState: {} as Collecting,
  reducers: {
    collectChosen: (state, { payload: { key, value } }: PayloadAction<{ key: string; value: boolean }>) => ({
      ...state,
      [key]: value,
    }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(loggedIn, loggedOut, sessionExpired), () => ({})),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const collecting = slice.injectInto(rootReducer)
export const { collectChosen } = slice.actions
