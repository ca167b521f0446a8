import type { Generated, GeneratedAlways } from 'kysely'

export interface AccountTables {
  account: AccountTable
  session: SessionTable
  guest: GuestTable
  captcha: CaptchaTable
  login_failure: LoginFailureTable
}

/** A member. Times are epoch seconds, 0 for never. Balances are in the ledger. */
export interface AccountTable {
  id: GeneratedAlways<number>
  account: string
  /** Null where nobody can log in, as with seeded anchors. */
  password_hash: string | null
  nick_name: string
  avatar: string
  signature: Generated<string>
  /** 1 in use, 0 closed. */
  status: Generated<number>
  is_anchor: Generated<number>
  anchor_level: Generated<number>
  user_level: Generated<number>
  vip_level: Generated<number>
  vip_date: Generated<number>
  fans_count: Generated<number>
  attent_count: Generated<number>
  invite_code: string
  invited_by: number | null
  sp_source: Generated<string>
  regist_time: number
  last_login: Generated<number>
  last_online: Generated<number>
  login_platform: Generated<string>
}

/** Tokens are kept as SHA-256 only. */
export interface SessionTable {
  token_hash: Buffer
  account_id: number
  created_at: number
  expires_at: number
}

export interface GuestTable {
  id: string
  nick_name: string
  avatar: string
  created_at: number
}

export interface CaptchaTable {
  /** Drawn by the client. */
  id: string
  answer: string
  expires_at: number
}

export interface LoginFailureTable {
  account: string
  failures: number
  last_at: number
}
