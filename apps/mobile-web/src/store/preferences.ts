import { MODES } from '@org/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { oneOf, type SliceStorage } from './stored-slices'

/** The languages of the interface, by their names on the wire. Rule: APP-4. */
export const LANGS = ['cn', 'pt-br'] as const
export type Lang = (typeof LANGS)[number]

/** The choices of mode: `system` follows the device. */
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
  // A choice of what is shown already is a new state too, so that it is stored: the page may show it by the browser only.
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<ModeChoice>) => ({ ...state, mode: payload }),
    langChosen: (state, { payload }: PayloadAction<Lang>) => ({ ...state, lang: payload }),
  },
})

export const { modeChosen, langChosen } = preferences.actions

/** Undefined until chosen: the site has a default language, the device a mode. */
export const keptPreferences: SliceStorage<Partial<Preferences>> = {
  name: preferences.name,
  migrations: [],
  read: ({ mode, lang }) => {
    const [chosenMode, chosenLang] = [oneOf(MODE_CHOICES, mode, null), oneOf(LANGS, lang, null)]
    return { ...(chosenMode && { mode: chosenMode }), ...(chosenLang && { lang: chosenLang }) }
  },
  outlivesSession: true,
}
