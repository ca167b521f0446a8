import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { fieldsOf, type SliceStorage } from '../store/stored-slices'

/** The prompts that this device has shown. */
interface PromptsSeen {
  installGuide: boolean
  /** Who was last asked for a mobile, and when, in epoch seconds. */
  mobile: MobileAsked | null
}

interface MobileAsked {
  uid: number
  at: number
}

const slice = createSlice({
  name: 'promptsSeen',
  initialState: { installGuide: false, mobile: null } as PromptsSeen,
  reducers: {
    installGuideSeen: (state) => {
      state.installGuide = true
    },
    mobileAsked: (state, { payload }: PayloadAction<MobileAsked>) => {
      state.mobile = payload
    },
  },
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const promptsSeen = slice.injectInto(rootReducer)
export const { installGuideSeen, mobileAsked } = slice.actions

const mobileAskedOf = (stored: unknown): MobileAsked | null => {
  const { uid, at } = fieldsOf(stored)
  return typeof uid === 'number' && typeof at === 'number' ? { uid, at } : null
}

const kept: SliceStorage<PromptsSeen> = {
  name: slice.name,
  migrations: [],
  read: ({ installGuide, mobile }) => ({ installGuide: installGuide === true, mobile: mobileAskedOf(mobile) }),
  outlivesSession: true,
}
keep(kept)
