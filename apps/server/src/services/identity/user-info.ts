import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { shanghaiDay } from '@org/domain'
import { TYPES } from '@org/im-sdk/protocol'
import { LIFETIMES } from '../../config/lifetimes'
import { seconds } from '../../ports/clock'
import { type Account, findAccount } from '../../store/identity/accounts'
import { followCounts } from '../../store/identity/follows'
import { memberFacts } from '../../store/identity/member-facts'
import { type ProfileRow, profileRows } from '../../store/im/profiles'
import { receivedBy } from '../../store/money/ledger'
import type { MemberViewer } from '../auth/viewer'
import { signUserSig } from '../auth/user-sig'
import type { Context } from '../context'
import { walletOf } from '../money/wallet'
import type { Site } from '../sites/sites'
import { firstVipOf } from '../tasks/first-vip'
import { Refusal } from '../refusal'
import { inviteInfo } from './invitations'
import { maskedMobile } from './masked-name'
import { ageOn, birthdayText, constellationOf, GENDERS } from './personal-facts'

export type UserInfo = ReplyOf<Endpoints['getUserInfo']>

/** The user info of the member of a session, with new chat credentials. Rule: DOM-26. */
export const userInfo = async (
  context: Context,
  { uid, sessionID, token }: Pick<MemberViewer, 'uid' | 'sessionID' | 'token'>,
  site: Site,
): Promise<UserInfo> => {
  const { config, clock, db } = context
  const [account, [chat], counts, balances, diamondTotal, tasks, facts, invited] = await Promise.all([
    findAccount(db, uid),
    profileRows(db, [String(uid)]),
    followCounts(db, uid),
    walletOf(db, uid, site),
    receivedBy(db, uid, 'diamond'),
    firstVipOf(context, uid),
    memberFacts(db, uid),
    inviteInfo(db, uid),
  ])
  if (account === null) throw new Refusal('loginExpired')
  return {
    ...ALWAYS,
    account: account.account,
    id: uid,
    uid,
    avatar: account.avatar,
    nick_name: account.nick_name,
    signature: account.signature,
    status: account.status,
    is_anchor: account.is_anchor ? 1 : 0,
    anchor_level: account.anchor_level,
    sharing_ratio: account.is_anchor ? account.sharing_ratio : 0,
    user_level: account.user_level,
    vip_level: account.vip_level,
    vip_date: account.vip_date,
    fans_count: account.fans_count + counts.fans,
    attent_count: account.attent_count + counts.follows,
    regist_time: account.regist_time,
    last_login: account.last_login,
    last_online: account.last_online,
    online_status: account.hides_online ? 0 : 1,
    login_platform: account.login_platform,
    gift_spend: facts.gift_spend,
    anchor_point: facts.anchor_point,
    is_anchor_admin: facts.is_anchor_admin ? 1 : 0,
    moment_count: facts.moment_count,
    rec_weight: facts.rec_weight,
    visitor_count: facts.visitor_count,
    gold: balances.gold,
    diamond: balances.diamond,
    diamond_total: diamondTotal,
    money: balances.money,
    point: balances.point,
    third_member: account.third_member,
    has_mobile: account.mobile === null ? 0 : 1,
    mobile: maskedMobile(account.mobile),
    has_password: account.password_hash === null ? 0 : 1,
    has_account_name: account.has_own_name ? 1 : 0,
    agentid: account.invited_by ?? 0,
    guildid: account.guild_id,
    is_no_popad: account.has_no_ads ? 1 : 0,
    is_youliao: account.is_master ? 1 : 0,
    is_operate: account.is_service ? 1 : 0,
    tasks,
    invite: {
      invite_code: account.invite_code,
      profit: invited.profit,
      total_profit: Math.max(invited.profit, invited.count * invited.award),
      uid,
    },
    profile: profileOf(account, chat, shanghaiDay(seconds(clock))),
    token,
    token_web: token,
    txim_sign: signUserSig(config, String(uid), LIFETIMES.memberSig, seconds(clock), sessionID),
  }
}

/** The app asks for no career, height or weight. */
const profileOf = ({ id, signature }: Account, chat: ProfileRow | undefined, today: string) => {
  const birthday = birthdayText(chat?.birthday ?? 0)
  return {
    uid: id,
    age: ageOn(today, birthday),
    birthday,
    career: '',
    city: chat?.location ?? '',
    constellation: constellationOf(birthday),
    gender: Math.max(0, GENDERS.indexOf(chat?.gender ?? TYPES.GENDER_UNKNOWN)),
    height: 0,
    signature,
    weight: 0,
  }
}

/** Without a source: the contract says of each why. The watch time is the caller's to add. */
const ALWAYS = {
  call_accept_count: 0,
  call_recive_count: 0,
  is_no_qrad: 0,
  watchSeconds: 0,
  canContinueWatch: true,
} as const
