import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedIn, loggedOut, sessionExpired } from '../store/session'

/**
 * What the fan has collected or let go in this visit, by `sport:id`: an overlay over the lists, which learn of it
 * later.
 */
export type Collecting = Readonly<Record<string, boolean>>

export const collecting = createSlice({
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

export const { collectChosen } = collecting.actions
