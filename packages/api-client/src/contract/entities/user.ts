import type * as domain from '@org/domain'
import * as v from 'valibot'
import { epochSeconds } from '../fields'

const flag = v.picklist([0, 1])
const count: v.GenericSchema<number> = v.pipe(v.number(), v.integer())
const text = v.string()

const profileFields = {
  uid: count,
  age: count,
  birthday: text,
  career: text,
  city: text,
  constellation: text,
  gender: count,
  height: count,
  signature: text,
  weight: count,
}

export interface ProfileSchema extends v.ObjectSchema<typeof profileFields, undefined> {}
export const profile: ProfileSchema = v.object(profileFields)

const userInfoFields = {
  account: text,
  /** Who invited the member; 0 for nobody. */
  agentid: count,
  anchor_level: count,
  anchor_point: count,
  attent_count: count,
  avatar: text,
  /** Both always 0: members call each other nowhere. */
  call_accept_count: count,
  call_recive_count: count,
  diamond: count,
  diamond_total: count,
  fans_count: count,
  gift_spend: count,
  gold: count,
  /** The guild for which an anchor streams, by the number that the operator has given it; 0 for none. */
  guildid: count,
  id: count,
  uid: count,
  /** `profit` is the gold that the member has received for friends, `total_profit` also what waits to be received. */
  invite: v.object({ invite_code: text, profit: count, total_profit: count, uid: count }),
  /** Whether the member publishes plans, as a master. */
  is_youliao: flag,
  is_anchor: flag,
  is_anchor_admin: flag,
  last_login: epochSeconds,
  last_online: epochSeconds,
  login_platform: text,
  money: count,
  moment_count: count,
  nick_name: text,
  /** Whether others may see when the member was last online. */
  online_status: flag,
  point: count,
  profile,
  /** The priority of the member's own room among others, the highest first; 0 for a member without a room. */
  rec_weight: count,
  regist_time: epochSeconds,
  sharing_ratio: count,
  status: count,
  token: text,
  token_web: text,
  txim_sign: text,
  user_level: count,
  vip_level: count,
  vip_date: epochSeconds,
  has_mobile: flag,
  /** The bound one, such as 138****0000; empty without one. */
  mobile: text,
  /** 0 for a member who registered by mobile and has not set one. */
  has_password: flag,
  /** 0 while the account has the name that the server made at a registration by mobile. */
  has_account_name: flag,
  /** Those who came to the member's shows, counted at the end of each. */
  visitor_count: count,
  signature: text,
  /** Always 0: no placement of a site has a QR code. */
  is_no_qrad: flag,
  /** Whether the operator has taken the advertisements over pages from the member. */
  is_no_popad: flag,
  /** Whether the account is the operator's own: customer service. */
  is_operate: flag,
  third_member: text,
  watchSeconds: count,
  canContinueWatch: v.boolean(),
  tasks: v.object({ appFirstVip: flag, appFirstVipDays: count }),
}

export interface UserInfoSchema extends v.ObjectSchema<typeof userInfoFields, undefined> {}
/** Rules: DOM-26, DOM-27. Money is cents; gold, diamond and points are whole. */
export const userInfo: UserInfoSchema = v.object(userInfoFields)

const guestInfoFields = {
  userid: text,
  txim_sign: text,
  expire_time: epochSeconds,
}

export interface GuestInfoSchema extends v.ObjectSchema<typeof guestInfoFields, undefined> {}
/** Rule: DOM-28. */
export const guestInfo: GuestInfoSchema = v.object(guestInfoFields) satisfies v.GenericSchema<unknown, domain.GuestInfo>

const captchaTaskFields = {
  /** Sent back with the solution. */
  code: text,
  provider: v.picklist(['local', 'turnstile', 'hcaptcha']),
  site_key: text,
  challenge: text,
  proof_limit: count,
  expire_time: epochSeconds,
}

export interface CaptchaTaskSchema extends v.ObjectSchema<typeof captchaTaskFields, undefined> {}
/** What a client needs to solve a captcha. Fields that the provider does not use are empty or 0. */
export const captchaTask: CaptchaTaskSchema = v.object(captchaTaskFields)

export type CaptchaTask = v.InferOutput<typeof captchaTask>

const userBasicInfoFields = {
  id: count,
  uid: count,
  nick_name: text,
  avatar: text,
  user_level: count,
  vip_level: count,
  is_anchor: flag,
  signature: text,
  fans_count: count,
  attent_count: count,
  /** Which of `user_tag` of the config they have, from 1; 0 for none. */
  tag: count,
}

export interface UserBasicInfoSchema extends v.ObjectSchema<typeof userBasicInfoFields, undefined> {}
/** What a user may see of another user. */
export const userBasicInfo: UserBasicInfoSchema = v.object(userBasicInfoFields)

export type UserBasicInfo = v.InferOutput<typeof userBasicInfo>
