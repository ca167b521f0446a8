import { TYPES, type KickedOutType } from '../protocol/constants'

/** The kinds of kick-out. Rule: IM-16. */
export const KICKED_OUT: Readonly<Record<number, KickedOutType>> = {
  1: TYPES.KICKED_OUT_MULT_ACCOUNT,
  2: TYPES.KICKED_OUT_MULT_DEVICE,
  3: TYPES.KICKED_OUT_REST_API,
}

/** Codes that say that the session was ended remotely while the client was away. */
export const KICKED_OUT_BY: Readonly<Partial<Record<string, KickedOutType>>> = {
  KICKED_OUT_MULTIPLE_ACCOUNTS: TYPES.KICKED_OUT_MULT_ACCOUNT,
  KICKED_OUT_MULTIPLE_DEVICES: TYPES.KICKED_OUT_MULT_DEVICE,
  KICKED_OUT_USER_SIG_EXPIRED: TYPES.KICKED_OUT_USERSIG_EXPIRED,
  KICKED_OUT_REST_API: TYPES.KICKED_OUT_REST_API,
}
