import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { applyTick, type MatchTick } from '@org/domain'
import { rootReducer } from '../store/root-reducer'

/** The newest tick of each match since the page was opened, by `sport:id`: an overlay over REST data. */
export type LiveScores = Readonly<Record<string, MatchTick>>

const slice = createSlice({
  name: 'liveScores',
  initialState: {} as LiveScores,
  reducers: {
    ticksReceived: (state, { payload: ticks }: PayloadAction<readonly MatchTick[]>): LiveScores => {
      const next: Record<string, MatchTick> = { ...state }
      for (const tick of ticks) {
        const known = next[tickKey(tick)]
        next[tickKey(tick)] = known ? applyTick(known, tick) : tick
      }
      return next
    },
  },
})

export const tickKey = (match: Pick<MatchTick, 'sport_id' | 'id'>) => `${match.sport_id}:${match.id}`

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const liveScores = slice.injectInto(rootReducer)
export const { ticksReceived } = slice.actions
