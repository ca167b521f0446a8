import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedIn, loggedOut, sessionExpired } from '../store/session'

/**
 * `connecting` before the first session, `reconnecting` after it. `kicked`: the account is used on another device, and
 * the user decides whether to log in again.
 */
export type ChatPhase = 'off' | 'connecting' | 'ready' | 'reconnecting' | 'kicked'

/** The state of the chat session. The SDK keeps messages and conversations. */
export const chatStatus = createSlice({
  name: 'chatStatus',
  initialState: { phase: 'off' as ChatPhase },
  reducers: {
    chatPhaseChanged: (state, { payload }: PayloadAction<ChatPhase>) => {
      state.phase = payload
    },
  },
  // The next user has not been kicked out.
  extraReducers: (build) =>
    build.addMatcher(isAnyOf(loggedIn, loggedOut, sessionExpired), (state) => {
      state.phase = 'off'
    }),
})

export const { chatPhaseChanged } = chatStatus.actions
