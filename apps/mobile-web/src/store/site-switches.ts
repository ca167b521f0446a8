import { readSwitches, SWITCHES, type Switches } from '@org/domain'
import { createSlice } from '@reduxjs/toolkit'
import { configApi } from '../api/config'
import type { SliceStorage } from './stored-slices'

/** The defaults for a first visit: the switches of most sites, so that the tabs do not move when the config arrives. */
const USUAL_SWITCHES: Switches = { userchat: '1', ai_model: '1' }

/** The switches of the last visit, so that a page has its tabs before the config is loaded, or without a network. */
export const siteSwitches = createSlice({
  name: 'siteSwitches',
  initialState: USUAL_SWITCHES,
  reducers: {},
  extraReducers: (build) =>
    build.addMatcher(configApi.endpoints.getCommonConfig.matchFulfilled, (_, { payload }) =>
      readSwitches(payload.config),
    ),
})

export const keptSwitches: SliceStorage<Switches> = {
  name: siteSwitches.name,
  migrations: [],
  read: (stored) => {
    const known = SWITCHES.map((name) => [name, stored[name]]).filter(([, value]) => typeof value === 'string')
    return known.length === 0 ? USUAL_SWITCHES : Object.fromEntries(known)
  },
  outlivesSession: true,
}
