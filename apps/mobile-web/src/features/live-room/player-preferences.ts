import type { DanmakuDensity } from '@org/ui/live'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import { oneOf, type SliceStorage } from '../../store/stored-slices'

interface PlayerPreferences {
  /** Whether messages cross the picture. */
  danmaku: boolean
  /** How much of the picture they may cover. */
  density: DanmakuDensity
  /** Whether the player uses the smallest quality; null for as the device and its network are. */
  dataSaver: boolean | null
  /** Whether the player shows no picture, and loads none if the line allows. */
  soundOnly: boolean
}

export const DENSITIES = ['sparse', 'normal', 'full'] as const satisfies readonly DanmakuDensity[]

/** Those of the device, until the user chooses. */
const ofDevice = (): PlayerPreferences => ({
  danmaku: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  density: 'normal',
  dataSaver: null,
  soundOnly: false,
})

/** Not stored with the other choices: a slow network of a moment is none. */
export const deviceSavesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  connection()?.saveData === true ||
  connection()?.effectiveType?.endsWith('2g') === true

/** Not in every browser. */
const connection = () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

const slice = createSlice({
  name: 'playerPreferences',
  initialState: ofDevice,
  reducers: {
    danmakuSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.danmaku = payload
    },
    densityChosen: (state, { payload }: PayloadAction<DanmakuDensity>) => {
      state.density = payload
    },
    dataSaverSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.dataSaver = payload
    },
    soundOnlySwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.soundOnly = payload
    },
  },
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const playerPreferences = slice.injectInto(rootReducer)
export const { danmakuSwitched, densityChosen, dataSaverSwitched, soundOnlySwitched } = slice.actions

const kept: SliceStorage<PlayerPreferences> = {
  name: slice.name,
  migrations: [],
  read: ({ danmaku, density, dataSaver, soundOnly }) => {
    const usual = ofDevice()
    return {
      danmaku: typeof danmaku === 'boolean' ? danmaku : usual.danmaku,
      density: oneOf(DENSITIES, density, usual.density),
      dataSaver: typeof dataSaver === 'boolean' ? dataSaver : usual.dataSaver,
      soundOnly: soundOnly === true,
    }
  },
  outlivesSession: true,
}
keep(kept)
