import { factArrived, NO_DELAYED_FACTS, NO_STATE, streamShowed, type DelayedFacts, type Instant } from '@org/domain'
import type { Match, MatchState } from '@org/api-client/contract'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'
import { collectedShielded, matchShielded } from './spoiler-shield'

/** What changes of a match while it is played, with its odds. */
export type Course = MatchState & Pick<Match, 'odds'>

const COURSE = [...(Object.keys(NO_STATE) as (keyof MatchState)[]), 'odds'] as const

export const courseOf = (match: Match): Course =>
  Object.fromEntries(COURSE.map((field) => [field, match[field]])) as unknown as Course

/**
 * The shielded matches whose stream the fan has watched in this visit, by `sport:id`. Lists read the state itself, which is
 * not there without a live room, so that they do without this code.
 */
type StreamFacts = Readonly<Record<string, DelayedFacts<Course>>>

const slice = createSlice({
  name: 'streamFacts',
  initialState: {} as StreamFacts,
  reducers: {
    courseArrived: (state, { payload }: PayloadAction<{ key: string; course: Course; now: Instant }>) => ({
      ...state,
      [payload.key]: factArrived(state[payload.key] ?? NO_DELAYED_FACTS, payload.course, payload.now),
    }),
    pictureShown: (state, { payload }: PayloadAction<{ key: string; latency: number; now: Instant }>) => ({
      ...state,
      [payload.key]: streamShowed(state[payload.key] ?? NO_DELAYED_FACTS, payload.latency, payload.now),
    }),
  },
  extraReducers: (build) =>
    build
      .addCase(matchShielded, (state, { payload }) => {
        const { [payload.key]: _, ...others } = state
        return others
      })
      .addCase(collectedShielded, () => ({}))
      .addCase(sessionExpired, () => ({})),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

slice.injectInto(rootReducer)
export const { courseArrived, pictureShown } = slice.actions
