import type { userRows } from '@org/api-client/contract'
import { nameFor } from '@org/domain'
import { changePassword } from '../../services/auth/change-password'
import { isGuestID } from '../../services/auth/guest-id'
import { LIFETIMES } from '../../config/lifetimes'
import { logIn } from '../../services/auth/log-in'
import { openSession } from '../../services/auth/open-session'
import { registerAccount, type RegistrationForm } from '../../services/auth/register-account'
import type { Context } from '../../services/context'
import { anchorTexts } from '../../services/live/anchor-texts'
import { seconds } from '../../ports/clock'
import { type Account, findAccount } from '../../store/identity/accounts'
import { endAllSessions, endSession } from '../../store/identity/end-sessions'
import { findGuest } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { networkFailures } from '../../store/identity/login-failures'
import type { Call, Handlers } from '../handler'
import type { Language } from '../../services/language'
import { sourceWithin } from '../../services/sites/sites'
import { Refusal } from '../../services/refusal'
import { userInfoOf } from '../user-info'

const register = async (form: RegistrationForm, call: Call) => {
  const account = await registerAccount(call.context, form, {
    spSource: sourceWithin(call.site, call.common.sp_source),
    network: call.network,
  })
  return welcome(call, account)
}

export const userHandlers = {
  login: async (form, call) => welcome(call, await logIn(call.context, form, call.network)),

  logout: async (_request, { context, viewer }) => {
    await endSession(context.db, { uid: viewer.uid, id: viewer.sessionID })
    return {}
  },

  logoutEverywhere: async (_request, { context, viewer }) => {
    await endAllSessions(context.db, viewer.uid, seconds(context.clock))
    return {}
  },

  changePwd: async (form, call) => {
    const { context, viewer, network } = call
    return welcome(call, await changePassword(context, form, { uid: viewer.uid, network }))
  },

  regist: register,
  registNew: register,

  getCaptcha: async ({ purpose }, { context: { captcha, clock, db }, network }) =>
    captcha.begin(purpose, await networkFailures(db, network, seconds(clock) - LIFETIMES.loginFailures)),

  smsCaptcha: async ({ code }, { context }) => {
    const picture = await context.captcha.picture(code)
    if (picture === null) throw new Refusal('notFound')
    return picture
  },

  getUserBasicInfo: async ({ id }, { context, lang }) =>
    isGuestID(id) ? guestCard(context, id, lang) : memberCard(context, id, lang),
} satisfies Handlers<typeof userRows>

const welcome = async (call: Call, account: Account) => {
  const session = await openSession(call.context, account, call.common.platform ?? 'h5')
  const fresh = (await findAccount(call.context.db, account.id)) ?? account
  return userInfoOf(call.context, fresh, session)
}

const guestCard = async ({ db }: Context, id: string, lang: Language) => {
  const guest = await findGuest(db, id)
  if (guest === null) throw new Refusal('notFound')
  return { ...PLAIN_CARD, nick_name: nameFor(guest.nick_name, lang), avatar: guest.avatar }
}

const memberCard = async ({ db }: Context, userID: string, lang: Language) => {
  const account = isMemberID(userID) ? await findAccount(db, Number(userID)) : null
  if (account === null) throw new Refusal('notFound')
  const { id, avatar, user_level, vip_level, is_anchor, fans_count, attent_count } = account
  return {
    id,
    uid: id,
    ...anchorTexts(account, lang),
    avatar,
    user_level,
    vip_level,
    is_anchor: is_anchor ? (1 as const) : (0 as const),
    fans_count,
    attent_count,
  }
}

const PLAIN_CARD = {
  id: 0,
  uid: 0,
  user_level: 0,
  vip_level: 0,
  is_anchor: 0,
  signature: '',
  fans_count: 0,
  attent_count: 0,
} as const
