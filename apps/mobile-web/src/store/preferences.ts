import type { Mode } from '@org/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The languages of the interface, named as the wire has them. Source: app.md §1, §7. */
export type Lang = 'cn' | 'pt-br'

export interface Preferences {
  mode: Mode
  lang: Lang
}

const initialState: Preferences = { mode: 'light', lang: 'cn' }

export const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<Mode>) => {
      state.mode = payload
    },
    langChosen: (state, { payload }: PayloadAction<Lang>) => {
      state.lang = payload
    },
  },
})

export const { modeChosen, langChosen } = preferences.actions
