import { readSwitches, SWITCHES, type Switches } from '@org/domain'
import { createSlice } from '@reduxjs/toolkit'
import { configApi } from '../api/config'
import type { Keeping } from './kept'

/** Before the first visit has heard of any: what most sites have, so that the tabs need not move once the config is here. */
const USUAL_SWITCHES: Switches = { userchat: '1' }

/** The switches that the site had last, so that a page knows its tabs before the config comes, or without a network. */
export const siteSwitches = createSlice({
  name: 'siteSwitches',
  initialState: USUAL_SWITCHES,
  reducers: {},
  extraReducers: (build) =>
    build.addMatcher(configApi.endpoints.getCommonConfig.matchFulfilled, (_, { payload }) =>
      readSwitches(payload.config),
    ),
})

export const keptSwitches: Keeping<Switches> = {
  name: siteSwitches.name,
  migrations: [],
  read: (stored) => {
    const known = SWITCHES.map((name) => [name, stored[name]]).filter(([, value]) => typeof value === 'string')
    return known.length === 0 ? USUAL_SWITCHES : Object.fromEntries(known)
  },
  outlivesSession: true,
}
