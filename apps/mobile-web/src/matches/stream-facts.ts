import { factArrived, NO_DELAYED_FACTS, streamShowed, type DelayedFacts, type Instant } from '@org/domain'
import type { Match } from '@org/api-client/contract'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'
import { collectedShielded, matchShielded } from './spoiler-shield'

/** What changes of a match while it is played. */
const COURSE = [
  'status',
  'time',
  'period_count',
  'period_remaining_time',
  'home_score',
  'away_score',
  'home_half_score',
  'away_half_score',
  'home_extra_score',
  'away_extra_score',
  'home_penalty_score',
  'away_penalty_score',
  'home_quarter_scores',
  'away_quarter_scores',
  'home_red',
  'away_red',
  'home_yellow',
  'away_yellow',
  'home_corner',
  'away_corner',
  'odds',
] as const satisfies readonly (keyof Match)[]

export type Course = Pick<Match, (typeof COURSE)[number]>

export const courseOf = (match: Match): Course =>
  Object.fromEntries(COURSE.map((field) => [field, match[field]])) as Course

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
