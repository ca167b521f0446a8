import type { TYPES } from '../protocol/constants'
import type { CustomField, Profile } from './profiles'

/** A friend of the user. Immutable: a change replaces it. */
export interface Friend {
  readonly userID: string
  readonly remark: string
  /** The names of the friend groups that the friend is in. */
  readonly groupList: readonly string[]
  /** `AddSource_Type_` and the keyword with which the friend was added. */
  readonly source: string
  readonly wording: string
  /** Epoch seconds. */
  readonly addTime: number
  /** When the entry was changed last, in epoch seconds. */
  readonly timestamp: number
  /** Null until the profile has loaded, and for a user who no longer exists. */
  readonly profile: Profile | null
  /** Keys begin with `Tag_SNS_Custom`. */
  readonly friendCustomField: readonly CustomField[]
}

/** A group of friends. */
export interface FriendGroup {
  readonly name: string
  readonly userIDList: readonly string[]
  readonly count: number
}

/** A friend application that has no answer yet. */
export interface FriendApplication {
  /** The other user. */
  readonly userID: string
  readonly nick: string
  readonly avatar: string
  /** Epoch seconds. */
  readonly time: number
  readonly source: string
  readonly wording: string
  /** Sent to the user, or by the user. */
  readonly type: typeof TYPES.SNS_APPLICATION_SENT_TO_ME | typeof TYPES.SNS_APPLICATION_SENT_BY_ME
}

export interface FriendApplicationData {
  /** The latest first. */
  readonly friendApplicationList: readonly FriendApplication[]
  /** How many of those sent to the user are new since `setFriendApplicationRead`. */
  readonly unreadCount: number
}
