import { MODES } from '@org/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { oneOf, type Keeping } from './kept'

/** The languages of the interface, named as the wire has them. Rule: APP-4. */
export const LANGS = ['cn', 'pt-br'] as const
export type Lang = (typeof LANGS)[number]

/** What a fan may choose of the look: `system` follows the device. */
export const MODE_CHOICES = ['system', ...MODES] as const
export type ModeChoice = (typeof MODE_CHOICES)[number]

export interface Preferences {
  mode: ModeChoice
  lang: Lang
}

const initialState: Preferences = { mode: 'system', lang: 'cn' }

export const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<ModeChoice>) => {
      state.mode = payload
    },
    langChosen: (state, { payload }: PayloadAction<Lang>) => {
      state.lang = payload
    },
  },
})

export const { modeChosen, langChosen } = preferences.actions

/** What was not chosen is left open: the site has a language, the device a mode. */
export const keptPreferences: Keeping<Partial<Preferences>> = {
  name: preferences.name,
  migrations: [],
  read: ({ mode, lang }) => {
    const [chosenMode, chosenLang] = [oneOf(MODE_CHOICES, mode, null), oneOf(LANGS, lang, null)]
    return { ...(chosenMode && { mode: chosenMode }), ...(chosenLang && { lang: chosenLang }) }
  },
  outlivesSession: true,
}
