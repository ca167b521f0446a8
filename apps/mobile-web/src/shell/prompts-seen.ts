import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import type { SliceStorage } from '../store/stored-slices'

/** The prompts that this device has shown and does not show again. */
interface PromptsSeen {
  installGuide: boolean
}

const slice = createSlice({
  name: 'promptsSeen',
  initialState: { installGuide: false } as PromptsSeen,
  reducers: {
    installGuideSeen: (state) => {
      state.installGuide = true
    },
  },
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const promptsSeen = slice.injectInto(rootReducer)
export const { installGuideSeen } = slice.actions

const kept: SliceStorage<PromptsSeen> = {
  name: slice.name,
  migrations: [],
  read: ({ installGuide }) => ({ installGuide: installGuide === true }),
  outlivesSession: true,
}
keep(kept)
