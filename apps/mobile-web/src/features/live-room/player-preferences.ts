import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import type { SliceStorage } from '../../store/stored-slices'

interface PlayerPreferences {
  /** Whether messages cross the picture. */
  danmaku: boolean
  /** Whether the player uses the smallest quality. */
  dataSaver: boolean
}

/** Those of the device, until the user chooses. */
const ofDevice = (): PlayerPreferences => ({
  danmaku: !matchMedia('(prefers-reduced-motion: reduce)').matches,
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
    dataSaverSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.dataSaver = payload
    },
  },
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const playerPreferences = slice.injectInto(rootReducer)
export const { danmakuSwitched, dataSaverSwitched } = slice.actions

const kept: SliceStorage<PlayerPreferences> = {
  name: slice.name,
  migrations: [],
  read: ({ danmaku, dataSaver }) => {
    const usual = ofDevice()
    return {
      danmaku: typeof danmaku === 'boolean' ? danmaku : usual.danmaku,
      dataSaver: typeof dataSaver === 'boolean' ? dataSaver : usual.dataSaver,
    }
  },
  outlivesSession: true,
}
keep(kept)
