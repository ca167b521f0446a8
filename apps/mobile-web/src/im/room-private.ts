import type { C2CRoomMessage } from '@org/domain'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store/root-reducer'

/** The private texts that the host has told of in rooms, oldest first. */
const initialState: readonly C2CRoomMessage[] = []

const MOST = 50

const slice = createSlice({
  name: 'roomPrivate',
  initialState,
  reducers: {
    privateTextsTold: (told, { payload }: PayloadAction<readonly C2CRoomMessage[]>) =>
      [...told, ...payload].slice(-MOST),
  },
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const roomPrivate = slice.injectInto(rootReducer)
export const { privateTextsTold } = slice.actions
