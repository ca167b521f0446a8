import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { LIMITS, SPORT, visitLeague, type VisitedLeague } from '@org/domain'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import { sessionExpired } from '../../store/session'
import type { SliceStorage } from '../../store/stored-slices'

/** Its name is the Chinese one. */
export interface NamedLeague extends VisitedLeague {
  name_pt: string
}

interface VisitedLeagues {
  /** Newest first. */
  list: NamedLeague[]
}

const initialState: VisitedLeagues = { list: [] }

const slice = createSlice({
  name: 'visitedLeagues',
  initialState,
  reducers: {
    leagueVisited: (state, { payload: league }: PayloadAction<NamedLeague>) => {
      state.list = visitLeague(state.list, league)
    },
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const visitedLeagues = slice.injectInto(rootReducer)
export const { leagueVisited } = slice.actions

const isNamedLeague = (value: unknown): value is NamedLeague => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, name_pt, logo, sportsType } = value as Partial<Record<keyof NamedLeague, unknown>>
  return (
    Number.isInteger(id) &&
    [name, name_pt, logo].every((text) => typeof text === 'string') &&
    (sportsType === SPORT.football || sportsType === SPORT.basketball)
  )
}

const kept: SliceStorage<VisitedLeagues> = {
  name: slice.name,
  migrations: [],
  read: ({ list }) => ({ list: Array.isArray(list) ? list.filter(isNamedLeague).slice(0, LIMITS.visitedLeagues) : [] }),
  outlivesSession: false,
}
keep(kept)
