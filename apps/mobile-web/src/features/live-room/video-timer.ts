import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { addWatchTime, declineLogin, NEW_VIDEO_TIMER, type VideoTimer } from '@org/domain'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import { loggedIn } from '../../store/session'
import type { SliceStorage } from '../../store/stored-slices'

const slice = createSlice({
  name: 'videoTimer',
  initialState: NEW_VIDEO_TIMER,
  reducers: {
    watched: (timer, { payload }: PayloadAction<{ seconds: number; today: string }>) =>
      addWatchTime(timer, payload.seconds, payload.today),
    /** The sum of all devices, from the server. */
    counted: (timer, { payload }: PayloadAction<{ sum: number; today: string }>) => ({
      ...addWatchTime(timer, 0, payload.today),
      time2: payload.sum,
    }),
    loginDeclined: declineLogin,
  },
  extraReducers: (builder) => builder.addCase(loggedIn, () => NEW_VIDEO_TIMER),
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

/** How long the viewer has watched today. Rule: DOM-38. */
export const videoTimer = slice.injectInto(rootReducer)
export const { watched, counted, loginDeclined } = slice.actions

const kept: SliceStorage<VideoTimer> = {
  name: slice.name,
  migrations: [],
  read: ({ date, time1, time2 }) =>
    typeof date === 'string'
      ? addWatchTime({ date, time1: Number(time1), time2: Number(time2) }, 0, date)
      : NEW_VIDEO_TIMER,
  outlivesSession: false,
}
keep(kept)
