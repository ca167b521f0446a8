import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../api'
import { chatStatus } from '../im/chat-status'
import { collecting } from '../matches/collecting'
import { liveScores } from '../matches/live-scores'
import { matchPreferences } from '../matches/match-preferences'
import { banners } from './banners'
import { attribution } from './attribution'
import { feedback } from './feedback'
import { preferences } from './preferences'
import { session } from './session'
import { siteSwitches } from './site-switches'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [preferences.name]: preferences.reducer,
  [attribution.name]: attribution.reducer,
  [session.name]: session.reducer,
  [feedback.name]: feedback.reducer,
  [chatStatus.name]: chatStatus.reducer,
  [collecting.name]: collecting.reducer,
  [liveScores.name]: liveScores.reducer,
  [matchPreferences.name]: matchPreferences.reducer,
  [banners.name]: banners.reducer,
  [siteSwitches.name]: siteSwitches.reducer,
})

export type RootState = ReturnType<typeof reducer>

export const createStore = (preloadedState: Partial<RootState>) =>
  configureStore({ reducer, preloadedState, middleware: (defaults) => defaults().concat(api.middleware) })

export type AppStore = ReturnType<typeof createStore>
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
