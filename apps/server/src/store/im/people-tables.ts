import type { AdminForbidType, AllowType, Gender, ListKind } from '@org/im-sdk/protocol'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface PeopleTables {
  friend: FriendTable
  friend_application: FriendApplicationTable
  friend_group: FriendGroupTable
  user_list: UserListTable
  user_profile: UserProfileTable
  user_status: UserStatusTable
}

/** Counts the changes of one list of a user. No row: it has never changed. */
export interface UserListTable {
  user_id: string
  kind: ListKind
  version: Generated<number>
  /** The transaction of the last change, as text. */
  changed: GeneratedAlways<string>
}

/** What a chat profile has besides the name, picture and signature. No row: the defaults. */
export interface UserProfileTable {
  user_id: string
  gender: Generated<Gender>
  birthday: Generated<number>
  location: Generated<string>
  /** Who may add the user as a friend. */
  allow_type: Generated<AllowType>
  language: Generated<number>
  message_settings: Generated<0 | 1>
  admin_forbid_type: Generated<AdminForbidType>
  level: Generated<number>
  role: Generated<number>
  /** The app's own fields, by key. */
  custom: ColumnType<Readonly<Record<string, string>>, string, string>
}

/** A friend of one user. Deleted entries stay, so that a device learns that they are gone. Times in epoch seconds. */
export interface FriendTable {
  user_id: string
  friend_id: string
  remark: Generated<string>
  /** The names of the user's groups that the friend is in. */
  groups: Generated<string[]>
  source: Generated<string>
  wording: Generated<string>
  /** The app's own fields, by key. */
  custom: ColumnType<Readonly<Record<string, string>>, string, string>
  added_at: number
  changed_at: number
  /** The version of the friend list in which the entry was changed last. */
  version: number
  is_deleted: Generated<boolean>
}

export interface FriendGroupTable {
  user_id: string
  name: string
  created_at: number
}

/** An application without an answer. */
export interface FriendApplicationTable {
  id: GeneratedAlways<number>
  from_id: string
  to_id: string
  add_type: string
  /** What the sender calls the other user, and the group for the new friend. */
  remark: string
  group_name: string
  source: string
  wording: string
  created_at: number
  is_read: Generated<boolean>
  /** Removed from the list of the sender, or of the receiver. */
  is_gone_from: Generated<boolean>
  is_gone_to: Generated<boolean>
}

/** What a user says about itself while it is logged in. */
export interface UserStatusTable {
  user_id: string
  custom_status: string
}
