import type { Generated, GeneratedAlways } from 'kysely'
import type { GroupType } from '@org/im-sdk/protocol'

/**
 * Times are epoch seconds, 0 for never. Every unique key of a message holds `conv_id`, so that the tables can be split
 * by it.
 */
export interface ImTables {
  conversation: ConversationTable
  message: MessageTable
  user_conversation: UserConversationTable
  chat_group: ChatGroupTable
  group_member: GroupMemberTable
  group_departure: GroupDepartureTable
  im_session: ImSessionTable
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
  /** Everything up to this sequence is no longer kept. */
  purged_seq: Generated<number>
  last_time: Generated<number>
  /**
   * The transaction of its newest message, as text; null from before this was noted. Written by a trigger, as the
   * others.
   */
  changed: GeneratedAlways<string | null>
}

export interface MessageTable {
  conv_id: string
  seq: number
  sender: string
  /** With `client_seq` the sender's own key of the message: a resend has the same. */
  client_random: number
  client_seq: number
  time: number
  body: unknown
  /** The rest of what receivers see: a `MessageDetails`. */
  details: unknown
}

export interface UserConversationTable {
  user_id: string
  conv_id: string
  read_seq: Generated<number>
  changed: GeneratedAlways<string | null>
}

export interface ChatGroupTable {
  group_id: string
  type: GroupType
  name: string
  avatar: Generated<string>
  introduction: Generated<string>
  notification: Generated<string>
  owner_id: string
  join_option: 'FreeAccess' | 'NeedPermission' | 'DisableApply'
  max_member_count: number
  mute_all: Generated<boolean>
  /** Seconds between two messages of one member; 0 for none. */
  slow_mode: Generated<number>
  /** A community whose members write in its topics. */
  is_support_topic: Generated<boolean>
  created_at: number
}

/** Members of every group but chat rooms, whose members are those who listen. */
export interface GroupMemberTable {
  group_id: string
  user_id: string
  role: 'Owner' | 'Admin' | 'Member'
  name_card: Generated<string>
  joined_at: number
}

/** Who has left which group, until nobody can come back who does not know. */
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
  /** How others have ended it: the `kickType` of `pushKickedOut`; 0 while nobody has. */
  kick_type: Generated<0 | 1 | 2 | 3>
  app_state: Generated<'Foreground' | 'Background'>
  /** What the device shows on its icon. */
  unread_count: Generated<number>
  /** Where to notify the device, as it has said; null when it has not. */
  push_token: Generated<unknown>
  opened_at: Generated<number>
  /** When the device was heard of, to within some minutes. */
  seen_at: Generated<number>
  /** When an operator has ended it, by the clock of the database; null when none has. */
  kicked_at: Generated<Date | null>
}

/** What keyed commands were answered, kept for a day. */
export interface RequestAnswerTable {
  /** Later requests have larger ids. */
  id: GeneratedAlways<number>
  user_id: string
  command: string
  request_key: string
  /** Null while the change is being made, which nobody sees but its own transaction. */
  answer: unknown
  answered_at: number
}

/** What a user may not do, in one group or everywhere. It outlives memberships. */
export interface RestrictionTable {
  /** Whom it was made for. */
  user_id: string
  /** Whom it holds for: the user; for guests also those of a device, and those newly made in a network. */
  subject_type: 'user' | 'device' | 'network'
  subject: string
  /** Empty for everywhere. */
  group_id: string
  kind: 'mute' | 'ban'
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

/** A private conversation that one of two strangers has begun. */
export interface PrivateOpeningTable {
  conv_id: string
  opener: string
  /** Of a guest; null for members. */
  network: string | null
  opened_at: number
  /** The opener's keys of the messages admitted without an answer: `random:clientSequence`. */
  sent: string[]
}
