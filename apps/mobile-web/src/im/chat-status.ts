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
  initialState: { phase: 'off' as ChatPhase, inNotifyRoom: false },
  reducers: {
    chatPhaseChanged: (state, { payload }: PayloadAction<ChatPhase>) => {
      state.phase = payload
      if (payload === 'off' || payload === 'kicked') state.inNotifyRoom = false
    },
    notifyRoomEntered: (state) => {
      state.inNotifyRoom = true
    },
    notifyRoomLeft: (state) => {
      state.inNotifyRoom = false
    },
  },
  selectors: {
    /** Whether live scores arrive. The chat client stays in the room while it reconnects. */
    getsTicks: ({ phase, inNotifyRoom }) => phase === 'ready' && inNotifyRoom,
  },
  // The next user has not been kicked out.
  extraReducers: (build) =>
    build.addMatcher(isAnyOf(loggedIn, loggedOut, sessionExpired), (state) => {
      state.phase = 'off'
      state.inNotifyRoom = false
    }),
})

export const { chatPhaseChanged, notifyRoomEntered, notifyRoomLeft } = chatStatus.actions
export const { getsTicks } = chatStatus.selectors
