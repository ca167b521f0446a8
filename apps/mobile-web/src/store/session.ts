import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GuestInfo } from '@org/domain'
import { fieldsOf, type SliceStorage } from './stored-slices'

/** The credentials of the viewer: a member's token or guest info, never both. Rules: DOM-30, DOM-31. */
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
    /** The user has logged out. */
    loggedOut: () => initialState,
    /** The server has ended the session; its stored state is removed too. Rules: API-7, APP-1. */
    sessionExpired: () => initialState,
  },
})

export const { loggedIn, guestArrived, loggedOut, sessionExpired } = session.actions

/** The chat's name of the viewer; empty if there is none. */
export const viewerIdOf = ({ uid, token, guest }: Session): string => guest?.userid ?? (token === '' ? '' : String(uid))

/** A token without a user, or a user without a token, is not a session. */
export const keptSession: SliceStorage<Session> = {
  name: session.name,
  migrations: [],
  read: ({ uid, token, guest }) =>
    typeof uid === 'number' && uid > 0 && typeof token === 'string' && token !== ''
      ? { uid, token, guest: null }
      : { ...initialState, guest: readGuest(guest) },
  outlivesSession: false,
}

const readGuest = (stored: unknown): GuestInfo | null => {
  const { userid, txim_sign, expire_time } = fieldsOf(stored)
  return typeof userid === 'string' && typeof txim_sign === 'string' && typeof expire_time === 'number'
    ? { userid, txim_sign, expire_time }
    : null
}
