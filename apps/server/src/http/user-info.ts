import type { ReplyOf, Endpoints } from '@org/api-client/contract'
import { LIFETIMES } from '../config/lifetimes'
import { signUserSig } from '../services/auth/user-sig'
import type { Context } from '../services/context'
import { seconds } from '../ports/clock'
import type { Account } from '../store/identity/accounts'
import { balancesOf, receivedBy } from '../store/money/ledger'

export type UserInfo = ReplyOf<Endpoints['getUserInfo']>

/** The user info of a member, with new chat credentials. Rule: DOM-26. */
export const userInfoOf = async (
  context: Context,
  account: Account,
  { id: session, token }: { readonly id: number; readonly token: string },
): Promise<UserInfo> => {
  const { config, clock, db } = context
  const [balances, diamondTotal] = await Promise.all([
    balancesOf(db, account.id),
    receivedBy(db, account.id, 'diamond'),
  ])
  return {
    ...NOTHING_YET,
    account: account.account,
    id: account.id,
    uid: account.id,
    avatar: account.avatar,
    nick_name: account.nick_name,
    signature: account.signature,
    status: account.status,
    is_anchor: account.is_anchor ? 1 : 0,
    anchor_level: account.anchor_level,
    user_level: account.user_level,
    vip_level: account.vip_level,
    vip_date: account.vip_date,
    fans_count: account.fans_count,
    attent_count: account.attent_count,
    regist_time: account.regist_time,
    last_login: account.last_login,
    last_online: account.last_online,
    login_platform: account.login_platform,
    gold: balances.gold,
    diamond: balances.diamond,
    diamond_total: diamondTotal,
    money: balances.money,
    point: balances.point,
    invite: { invite_code: account.invite_code, profit: 0, total_profit: 0, uid: account.id },
    profile: { ...EMPTY_PROFILE, uid: account.id, signature: account.signature },
    token,
    token_web: token,
    txim_sign: signUserSig(config, String(account.id), LIFETIMES.memberSig, seconds(clock), session),
  }
}

const EMPTY_PROFILE = {
  age: 0,
  birthday: '',
  career: '',
  city: '',
  constellation: '',
  gender: 0,
  height: 0,
  weight: 0,
} as const

/** The user info of a member without activity. */
const NOTHING_YET = {
  agentid: 0,
  anchor_point: 0,
  call_accept_count: 0,
  call_recive_count: 0,
  gift_spend: 0,
  guildid: 0,
  is_youliao: 0,
  is_anchor_admin: 0,
  moment_count: 0,
  online_status: 1,
  rec_weight: 0,
  sharing_ratio: 0,
  has_mobile: 0,
  visitor_count: 0,
  is_no_qrad: 0,
  is_no_popad: 0,
  is_operate: 0,
  third_member: '',
  watchSeconds: 0,
  canContinueWatch: true,
  /** No reward has been claimed, and no days are offered yet, so the app shows no dialog. */
  tasks: { appFirstVip: 0, appFirstVipDays: 0 },
} as const
