import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GroupInviteOption, GroupJoinOption, GroupMemberRole, GroupType, MuteFlag } from '@org/im-sdk/protocol'

/**
 * Times are epoch seconds, 0 for never. Every unique key of a message includes `conv_id`, so that the tables can be
 * partitioned by it.
 */
export interface ImTables {
  conversation: ConversationTable
  message: MessageTable
  user_conversation: UserConversationTable
  conversation_group: ConversationGroupTable
  chat_group: ChatGroupTable
  group_member: GroupMemberTable
  group_size: GroupSizeTable
  group_application: GroupApplicationTable
  group_departure: GroupDepartureTable
  im_session: ImSessionTable
  chat_device: ChatDeviceTable
  request_answer: RequestAnswerTable
  restriction: RestrictionTable
  block_list: BlockListTable
  private_opening: PrivateOpeningTable
}

export interface ConversationTable {
  /** `c2c:{a}:{b}` with the smaller id first, or `g:{group}`. */
  conv_id: string
  /** The newest sequence. Only `append_batch` writes it. */
  seq: Generated<number>
  /** Messages up to this sequence were deleted. */
  purged_seq: Generated<number>
  last_time: Generated<number>
  /** The transaction of its newest message, as text; null for old rows. Written by a trigger, like the others. */
  changed: GeneratedAlways<string | null>
}

export interface MessageTable {
  conv_id: string
  seq: number
  sender: string
  /** With `client_seq` the sender's key of the message, which a resend repeats. */
  client_random: number
  client_seq: number
  time: number
  body: unknown
  /** The other fields for receivers: a `MessageDetails`. */
  details: unknown
  kind: Generated<'said' | 'tip' | 'notice'>
  /** It is unread for others while their read mark is below it (see `MESSAGE_KINDS`). */
  counts: Generated<boolean>
  may_be_last: Generated<boolean>
  /** Counts the changes of its body. */
  version: Generated<number>
  /** Who revoked it; empty unless it is revoked. */
  revoker: Generated<string>
  revoked_at: Generated<number | null>
  /** The members who get it, besides the sender; null for all. */
  receivers: Generated<string[] | null>
  /** The mentioned users, also `MSG_AT_ALL`; null if there are none. */
  mentions: Generated<string[] | null>
  /** The transaction that changed it, as text; null if it is unchanged. Written by a trigger. */
  changed: GeneratedAlways<string | null>
}

export interface UserConversationTable {
  user_id: string
  conv_id: string
  read_seq: Generated<number>
  /** When the read mark moved last. */
  read_at: Generated<number>
  pinned_at: Generated<number>
  /** 64 bits as text; the first mark is rightmost. */
  marks: Generated<string>
  custom_data: Generated<string>
  group_ids: Generated<number[]>
  /** Null until the user sets it: then that of the community applies to a topic, and otherwise 0. */
  remind: ColumnType<MuteFlag | null, MuteFlag | undefined, MuteFlag>
  /** The user does not see messages up to this sequence. */
  clear_seq: Generated<number>
  /** The user has deleted the conversation when this was its newest sequence. */
  deleted_seq: Generated<number>
  /** The sequences of messages above the read mark whose mention the user has deleted. */
  deleted_mentions: Generated<number[]>
  changed: GeneratedAlways<string | null>
  /** Grows with each change of what only this user sees. Written by a trigger. */
  version: GeneratedAlways<number>
}

/** A group of conversations of one user. */
export interface ConversationGroupTable {
  id: GeneratedAlways<number>
  user_id: string
  name: string
}

export interface ChatGroupTable {
  group_id: string
  type: GroupType
  name: string
  avatar: Generated<string>
  introduction: Generated<string>
  notification: Generated<string>
  owner_id: string
  join_option: GroupJoinOption
  invite_option: Generated<GroupInviteOption>
  max_member_count: number
  mute_all: Generated<boolean>
  /** Seconds between two messages of one member; 0 for none. */
  slow_mode: Generated<number>
  /** The least level of members who write; 0 for none. */
  min_level: Generated<number>
  /** A community whose members write in its topics. */
  is_support_topic: Generated<boolean>
  /** Its messages notify pages, too. */
  web_push: Generated<boolean>
  created_at: number
  /** Counts the changes of the profile. */
  info_seq: Generated<number>
  info_time: Generated<number>
  /** Of the app. */
  custom_fields: CustomFields
  /** 0 while the group exists. Ids are never used again. */
  dismissed_at: Generated<number>
  changed: GeneratedAlways<string | null>
}

/** JSON; written as text. */
type CustomFields = ColumnType<Readonly<Record<string, string>>, string | undefined, string>

/** Members of every group except chat rooms, whose members are the listeners. */
export interface GroupMemberTable {
  group_id: string
  user_id: string
  role: GroupMemberRole
  name_card: Generated<string>
  joined_at: number
  custom_fields: CustomFields
  changed: GeneratedAlways<string | null>
}

/** How many members a group has. Triggers of `group_member` write it; a group without a row has none. */
export interface GroupSizeTable {
  group_id: string
  members: number
}

/** Who asks to join a group, or whom a member wants to add. */
export interface GroupApplicationTable {
  group_id: string
  applicant: string
  kind: 'join' | 'invite'
  /** Later applications have larger ids. */
  id: GeneratedAlways<number>
  /** Empty if the applicant asks. */
  inviter: Generated<string>
  message: Generated<string>
  created_at: number
  is_open: Generated<boolean>
}

/** Who has left which group; kept as long as a device may return that does not know it. */
export interface GroupDepartureTable {
  user_id: string
  group_id: string
  left_at: number
  changed: GeneratedAlways<string>
}

/** Access keys of logged-in devices, kept as SHA-256 only. */
export interface ImSessionTable {
  /** Later logins have larger ids. */
  id: GeneratedAlways<number>
  key_hash: Buffer
  user_id: string
  instance_id: string
  platform: number
  expires_at: number
  /** The `session` whose signature has opened it; null for guests. */
  login_session: number | null
  /** How it was kicked out: the `kickType` of `pushKickedOut`; 0 if it was not. */
  kick_type: Generated<0 | 1 | 2 | 3>
  app_state: Generated<'Foreground' | 'Background'>
  /** The unread count on the device's icon. */
  unread_count: Generated<number>
  /** The device's token for notifications; null if it has reported none. */
  push_token: Generated<unknown>
  /** The maker of the device; empty if it has not said. */
  device_brand: Generated<string>
  is_uniapp: Generated<boolean>
  /** The app was closed: the access key is no longer valid, and the device still gets notifications. */
  is_closed: Generated<boolean>
  opened_at: Generated<number>
  /** When the device was last seen, within a few minutes. */
  seen_at: Generated<number>
  /** When an operator ended it, by the clock of the database; null if none did. */
  kicked_at: Generated<Date | null>
}

/** On which devices users have logged in to chat, also where their session is over. */
export interface ChatDeviceTable {
  user_id: string
  instance_id: string
  seen_at: number
}

/** Replies of keyed commands, kept for a day. */
export interface RequestAnswerTable {
  /** Later requests have larger ids. */
  id: GeneratedAlways<number>
  user_id: string
  command: string
  request_key: string
  /** Null in rows of servers that did not store it. */
  body_hash: string | null
  /** Null during the change, visible only in its own transaction. */
  answer: unknown
  answered_at: number
}

/** What a user may not do, in one group or everywhere. It outlives memberships. */
export interface RestrictionTable {
  /** The user for whom it was created. */
  user_id: string
  /** To whom it applies: the user; guests and new members on a device; newcomers of a network, whose other guests are slowed. */
  subject_type: 'user' | 'device' | 'network'
  subject: string
  /** Empty for everywhere. */
  group_id: string
  kind: 'mute' | 'ban'
  /** An operator, or a manager or the owner of the group. */
  origin: Generated<'operator' | 'manager'>
  /** 0 once it was lifted. */
  until: number
  created_at: number
  /** By the clock of the database. */
  changed_at: Generated<Date>
}

/** Whose private messages a user does not accept. */
export interface BlockListTable {
  user_id: string
  blocked_id: string
  created_at: number
}

/** A private conversation that one of two strangers has started. */
export interface PrivateOpeningTable {
  conv_id: string
  opener: string
  /** Of a guest; null for members. */
  network: string | null
  opened_at: number
  /** The opener's keys of the messages admitted without an answer: `random:clientSequence`. */
  sent: string[]
}
