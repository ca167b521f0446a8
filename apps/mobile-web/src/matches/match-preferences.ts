import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { SPORT, type MatchSportId } from '@org/domain'
import { oneOf, type SliceStorage } from '../store/stored-slices'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'

interface MatchPreferences {
  /** The collapsed leagues, as `sport:event`. */
  collapsed: string[]
  sport: MatchSportId
}

const initialState: MatchPreferences = { collapsed: [], sport: SPORT.football }
const MOST_COLLAPSED = 200

const slice = createSlice({
  name: 'matchPreferences',
  initialState,
  reducers: {
    leagueToggled: (state, { payload: league }: PayloadAction<string>) => {
      state.collapsed = state.collapsed.includes(league)
        ? state.collapsed.filter((other) => other !== league)
        : [...state.collapsed, league].slice(-MOST_COLLAPSED)
    },
    sportChosen: (state, { payload: sport }: PayloadAction<MatchSportId>) => {
      state.sport = sport
    },
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const matchPreferences = slice.injectInto(rootReducer)
export const { leagueToggled, sportChosen } = slice.actions

const SPORTS = [SPORT.football, SPORT.basketball, SPORT.esport] as const

const kept: SliceStorage<MatchPreferences> = {
  name: slice.name,
  migrations: [],
  read: ({ collapsed, sport }) => ({
    collapsed: Array.isArray(collapsed) ? collapsed.filter((league) => typeof league === 'string') : [],
    sport: oneOf(SPORTS, sport, SPORT.football),
  }),
  outlivesSession: false,
}
keep(kept)
