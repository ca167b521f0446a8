import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { SPORT, type MatchSportId } from '@org/domain'
import { sessionExpired } from '../store/session'

interface MatchPreferences {
  /** Leagues whose matches are folded away, as `sport:event`. */
  collapsed: string[]
  sport: MatchSportId
}

const initialState: MatchPreferences = { collapsed: [], sport: SPORT.football }
const MOST_COLLAPSED = 200

export const matchPreferences = createSlice({
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

export const { leagueToggled, sportChosen } = matchPreferences.actions
