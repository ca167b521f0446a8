import type { Generated, GeneratedAlways } from 'kysely'

export interface AccountTables {
  account: AccountTable
  session: SessionTable
  guest: GuestTable
  follow: FollowTable
  follow_count: FollowCountTable
  captcha: CaptchaTable
  login_failure: LoginFailureTable
  known_device: KnownDeviceTable
  sms_code: SmsCodeTable
  sms_outbox: SmsOutboxTable
  account_log: AccountLogTable
  login_code: LoginCodeTable
}

/** A member. Times are epoch seconds, 0 for never. Balances are in the ledger. */
export interface AccountTable {
  id: GeneratedAlways<number>
  account: string
  /** False for a name that the server made at a registration by mobile, until the member chooses one. */
  has_own_name: Generated<boolean>
  /** Null if the account has no password, such as seeded anchors and members who registered by mobile. */
  password_hash: string | null
  /** Of 11 digits; null until the member binds one. Of one account at a time. */
  mobile: string | null
  nick_name: string
  /** The Portuguese name; empty if it is the same, and cleared if only the name changes. */
  nick_name_pt: Generated<string>
  avatar: string
  signature: Generated<string>
  /** As `nick_name_pt`. */
  signature_pt: Generated<string>
  /** The id by which partners know the member; empty until it is asked for. */
  third_member: Generated<string>
  /** 1 in use, 0 closed. */
  status: Generated<number>
  /** Chat signatures issued before this are refused. */
  sigs_since: Generated<number>
  /** Customer service: everyone may write to it, and it to everyone. */
  is_service: Generated<boolean>
  is_anchor: Generated<number>
  /** Publishes plans. */
  is_master: Generated<boolean>
  anchor_level: Generated<number>
  /** The part of gifts that reaches this anchor, in percent. */
  sharing_ratio: Generated<number>
  user_level: Generated<number>
  vip_level: Generated<number>
  /** Their place in the list `user_tag` of the site, from 1; 0 for none. */
  tag: Generated<number>
  /** The number of the guild for which an anchor streams, in the books of the operator; 0 for none. */
  guild_id: Generated<number>
  /** Sees no advertisement over a page. */
  has_no_ads: Generated<boolean>
  vip_date: Generated<number>
  fans_count: Generated<number>
  attent_count: Generated<number>
  invite_code: string
  invited_by: number | null
  sp_source: Generated<string>
  regist_time: number
  last_login: Generated<number>
  last_online: Generated<number>
  /** Hides `last_online` from others. */
  hides_online: Generated<boolean>
  login_platform: Generated<string>
  /** When the account ends, as its member has asked; 0 if it stays. */
  leaves_at: Generated<number>
}

export interface FollowTable {
  follower_id: number
  followed_id: number
  /** Epoch seconds. */
  since: number
  /** False after an unfollow: the room has heard of this fan. */
  is_on: boolean
}

/** The rows of `follow` that are on, counted with each change. */
export interface FollowCountTable {
  account_id: number
  fans: Generated<number>
  follows: Generated<number>
}

/** Tokens are kept as SHA-256 only. */
export interface SessionTable {
  /** The id in chat signatures. */
  id: GeneratedAlways<number>
  token_hash: Buffer
  account_id: number
  created_at: number
  /** When its device last called, to within five minutes. */
  seen_at: Generated<number>
  expires_at: number
  platform: Generated<string>
  /** The browser and the system; empty if unknown. */
  device: Generated<string>
  /** The network of its last call; empty if unknown. */
  network: Generated<string>
}

export interface GuestTable {
  id: string
  nick_name: string
  avatar: string
  created_at: number
  /** The network in which it was created; empty if unknown. */
  network: Generated<string>
  /** When its credentials were issued or renewed. */
  seen_at: Generated<number>
  signature: Generated<string>
  /** The member that the guest has become by a login; null for none. */
  account_id: Generated<number | null>
}

export interface CaptchaTable {
  id: string
  /** `CaptchaPurpose`. */
  purpose: string
  /** The characters of the picture. */
  answer: string
  /** The number to be found. */
  proof: number
  expires_at: number
}

/** A device is kept as SHA-256 only. */
export interface KnownDeviceTable {
  account_id: number
  device: Buffer
  last_at: number
}

/** Rule: SRV-31. Used and expired codes stay for a day, because a mobile gets only so many. */
export interface SmsCodeTable {
  /** The SHA-256 of the captcha with which the code was asked for. */
  id: Buffer
  mobile: string
  /** `SmsPurpose`. */
  purpose: string
  /** The SHA-256 of captcha and code. */
  code_hash: Buffer
  /** Whether the member who has bound the mobile asked for it, and not anybody who knows the number. */
  by_owner: Generated<boolean>
  /** Written by older processes only. */
  network: Generated<string>
  tries: Generated<number>
  sent_at: number
  /** 0 once the code has been used. */
  expires_at: number
}

/** What the local provider has sent. */
export interface SmsOutboxTable {
  id: GeneratedAlways<number>
  mobile: string
  text: string
  sent_at: number
}

export interface LoginFailureTable {
  account: string
  network: string
  failures: number
  last_at: number
}

/** What has happened to an account. What it has paid and got is in the ledger. */
export interface AccountLogTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'login' | 'security'
  /** An `AccountEvent`, or one of a later version. */
  type: string
  /** What its text names, such as a device; empty for nothing. */
  detail: string
  created_at: number
}

/** A code with which a page logs in as the member of a session. */
export interface LoginCodeTable {
  /** SHA-256. */
  code_hash: Buffer
  /** Its end ends the code. */
  session_id: number
  expires_at: number
}
