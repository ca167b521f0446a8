import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store/root-reducer'

interface MiniRoom {
  /** The room whose picture is small in the corner of every other page; null for none. */
  id: number | null
  hasSound: boolean
}

const initialState: MiniRoom = { id: null, hasSound: false }

const slice = createSlice({
  name: 'miniRoom',
  initialState,
  reducers: {
    miniRoomOpened: (_, { payload }: PayloadAction<{ id: number; hasSound: boolean }>) => payload,
    miniRoomClosed: () => initialState,
  },
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const miniRoom = slice.injectInto(rootReducer)
export const { miniRoomOpened, miniRoomClosed } = slice.actions
