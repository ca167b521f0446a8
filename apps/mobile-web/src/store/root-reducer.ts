import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/base'
import { chatStatus } from '../im/chat-status'
import { attribution } from './attribution'
import { banners } from './banners'
import { feedback } from './feedback'
import { restored } from './persist'
import { preferences } from './preferences'
import { session } from './session'
import { siteSwitches } from './site-switches'
import { visitChannel } from './visit-channel'

/** The slices loaded with the code of their area: each adds itself where it is created. */
export interface LazySlices {}

/** The slices that every page needs; `slice.injectInto(rootReducer)` adds the rest. */
export const rootReducer = combineSlices(
  api,
  preferences,
  attribution,
  visitChannel,
  session,
  feedback,
  siteSwitches,
  chatStatus,
  banners,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>

/** Includes the stored state of slices that are loaded later. */
export const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  rootReducer(restored.match(action) ? { ...state, ...action.payload } : state, action)
