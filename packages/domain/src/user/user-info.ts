import type { EpochSeconds } from '../time/instant'

/** The logged-in user. Integers are counters; `money` is in cents. Rules: DOM-26, DOM-27. */
export interface UserInfo {
  id: number
  uid: number
  account: string
  nick_name: string
  avatar: string
  signature: string
  status: number
  agentid: number
  guildid: number
  token: string
  token_web: string
  /** Credential of the chat layer. */
  txim_sign: string

  is_anchor: 0 | 1
  is_anchor_admin: 0 | 1
  anchor_level: number
  anchor_point: number
  sharing_ratio: number
  rec_weight: number

  attent_count: number
  fans_count: number
  moment_count: number
  visitor_count: number
  call_accept_count: number
  call_recive_count: number

  diamond: number
  diamond_total: number
  gold: number
  money: number
  point: number
  gift_spend: number

  isLogin: boolean
  isVIP: boolean
  user_level: number
  vip_level: number
  /** The end of the VIP time; 0 for none. */
  vip_date: EpochSeconds
  last_login: EpochSeconds
  last_online: EpochSeconds
  regist_time: EpochSeconds
  login_platform: string
  /** 0 for a member who hides from others when it was last online. */
  online_status: 0 | 1

  invite: InviteInfo
  profile: UserProfile

  is_youliao: 0 | 1
  has_mobile: 0 | 1
  /** The bound one, such as 138****0000; empty without one. */
  mobile: string
  /** 0 for a member who registered by mobile and has not set one. */
  has_password: 0 | 1
  /** 0 while the account has the name that the server made at a registration by mobile. */
  has_account_name: 0 | 1
  is_no_qrad: 0 | 1
  is_no_popad: 0 | 1
  is_operate: 0 | 1
  third_member: string

  /** Seconds of video watched today. */
  watchSeconds: number
  canContinueWatch: boolean
  tasks: FirstVipState
}

export interface InviteInfo {
  invite_code: string
  profit: number
  total_profit: number
  uid: number
}

export interface UserProfile {
  uid: number
  age: number
  /** `YYYY-MM-DD`, empty when not given. */
  birthday: string
  career: string
  city: string
  constellation: string
  gender: number
  /** Centimetres. */
  height: number
  /** Kilograms. */
  weight: number
  signature: string
}

/** The first-VIP reward: `appFirstVip` 0 until it is claimed, `appFirstVipDays` the days it gives. */
export interface FirstVipState {
  appFirstVip: 0 | 1
  appFirstVipDays: number
}
