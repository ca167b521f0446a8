import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GuestInfo } from '@org/domain'

/** The credentials of whoever is watching: a member's token, or guest info, never both. Source: app.md §4 Login. */
export interface Session {
  uid: number
  token: string
  guest: GuestInfo | null
}

const initialState: Session = { uid: 0, token: '', guest: null }

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<{ uid: number; token: string }>): Session => ({ ...payload, guest: null }),
    guestArrived: (state, { payload }: PayloadAction<GuestInfo>) => {
      if (state.token === '') state.guest = payload
    },
    /** Logout, or a session that is over. */
    loggedOut: () => initialState,
  },
})

export const { loggedIn, guestArrived, loggedOut } = session.actions
