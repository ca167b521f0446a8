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
  /** Whether the player uses the smallest quality. */
  dataSaver: boolean
}

export const DENSITIES = ['sparse', 'normal', 'full'] as const satisfies readonly DanmakuDensity[]

/** Those of the device, until the user chooses. */
const ofDevice = (): PlayerPreferences => ({
  danmaku: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  density: 'normal',
  dataSaver: matchMedia('(prefers-reduced-data: reduce)').matches || connection()?.saveData === true,
})

/** Not in every browser. */
const connection = () => (navigator as { connection?: { saveData?: boolean } }).connection

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
  },
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const playerPreferences = slice.injectInto(rootReducer)
export const { danmakuSwitched, densityChosen, dataSaverSwitched } = slice.actions

const kept: SliceStorage<PlayerPreferences> = {
  name: slice.name,
  migrations: [],
  read: ({ danmaku, density, dataSaver }) => {
    const usual = ofDevice()
    return {
      danmaku: typeof danmaku === 'boolean' ? danmaku : usual.danmaku,
      density: oneOf(DENSITIES, density, usual.density),
      dataSaver: typeof dataSaver === 'boolean' ? dataSaver : usual.dataSaver,
    }
  },
  outlivesSession: true,
}
keep(kept)
