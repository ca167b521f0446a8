import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedIn, loggedOut, sessionExpired } from '../store/session'

/**
 * `connecting` for the first time, `reconnecting` after the session was there. `kicked`: the account is used on another device;
 * the fan decides whether to come back.
 */
export type ChatPhase = 'off' | 'connecting' | 'ready' | 'reconnecting' | 'kicked'

/** Where the chat session stands. Messages and conversations are the SDK's own. */
export const chatStatus = createSlice({
  name: 'chatStatus',
  initialState: { phase: 'off' as ChatPhase },
  reducers: {
    chatPhaseChanged: (state, { payload }: PayloadAction<ChatPhase>) => {
      state.phase = payload
    },
  },
  // Whoever comes next has not been kicked.
  extraReducers: (build) =>
    build.addMatcher(isAnyOf(loggedIn, loggedOut, sessionExpired), (state) => {
      state.phase = 'off'
    }),
})

export const { chatPhaseChanged } = chatStatus.actions
