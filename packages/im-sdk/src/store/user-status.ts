import type { TYPES } from '../protocol/constants'

type StatusName = 'USER_STATUS_UNKNOWN' | 'USER_STATUS_ONLINE' | 'USER_STATUS_OFFLINE' | 'USER_STATUS_UNLOGINED'

/** Whether a user is online. */
export interface UserStatus {
  readonly userID: string
  /** `offline`: logged in without a connection. `unlogined`: not logged in on any device. */
  readonly statusType: (typeof TYPES)[StatusName]
  /** Empty for users who are not logged in. */
  readonly customStatus: string
}
