import type { CommonFields, userEndpoints } from '@org/api-client/contract'
import { captchaPicture, drawCaptchaText } from '../../auth/captcha-picture'
import { isGuestID, newGuestID } from '../../auth/guest-id'
import { LIFETIMES } from '../../auth/lifetimes'
import { logIn } from '../../auth/log-in'
import { openSession } from '../../auth/open-session'
import { anAvatar, registerAccount, type RegistrationForm } from '../../auth/register-account'
import { signUserSig } from '../../auth/user-sig'
import { hashToken } from '../../auth/viewer'
import type { Context } from '../../context'
import { seconds } from '../../ports/clock'
import { type Account, findAccount } from '../../store/accounts'
import { putCaptcha } from '../../store/captchas'
import { createGuest, findGuest } from '../../store/guests'
import { deleteSession } from '../../store/sessions'
import type { Call, Handlers } from '../handler'
import { Refusal } from '../refusal'
import { userInfoOf } from '../user-info'

const register = async (form: RegistrationForm, call: Call) => {
  const account = await registerAccount(call.context, form, sourceOf(call.common))
  return welcome(call, account)
}

export const userHandlers = {
  getUserInfo: async (_request, { context, viewer }) => {
    const account = await findAccount(context.db, viewer.uid)
    if (account === null) throw new Refusal('loginExpired')
    return userInfoOf(context, account, viewer.token)
  },

  login: async (form, call) => welcome(call, await logIn(call.context, form)),

  logout: async (_request, { context, viewer }) => {
    await deleteSession(context.db, hashToken(viewer.token))
    return {}
  },

  regist: register,
  registNew: register,

  smsCaptcha: async ({ code }, { context }) => {
    const { db, clock, random } = context
    const answer = drawCaptchaText(random)
    await putCaptcha(db, { id: code, answer, expiresAt: seconds(clock) + LIFETIMES.captcha })
    return captchaPicture(answer, random)
  },

  getGuestInfo: async (_request, call) => {
    const { context, viewer, common } = call
    const now = seconds(context.clock)
    const userid = viewer.kind === 'guest' ? viewer.userID : await newGuest(context, sourceOf(common), now)
    return {
      userid,
      txim_sign: signUserSig(context.config, userid, LIFETIMES.guest, now),
      expire_time: now + LIFETIMES.guest,
    }
  },

  getUserBasicInfo: async ({ id }, { context }) =>
    isGuestID(id) ? guestCard(context, id) : memberCard(context, Number(id)),
} satisfies Handlers<typeof userEndpoints>

const welcome = async (call: Call, account: Account) => {
  const token = await openSession(call.context, account.id, call.common.platform ?? 'h5')
  const fresh = (await findAccount(call.context.db, account.id)) ?? account
  return userInfoOf(call.context, fresh, token)
}

const sourceOf = ({ sp_source }: CommonFields) => String(sp_source ?? '')

const newGuest = async ({ db, random }: Context, spSource: string, now: number) => {
  const id = newGuestID(random)
  const number = String(Math.floor(random.next() * 1_000_000)).padStart(6, '0')
  await createGuest(db, { id, nick_name: `游客${number}`, avatar: anAvatar(spSource, random), created_at: now })
  return id
}

const guestCard = async ({ db }: Context, id: string) => {
  const guest = await findGuest(db, id)
  if (guest === null) throw new Refusal('notFound')
  return { ...PLAIN_CARD, nick_name: guest.nick_name, avatar: guest.avatar }
}

const memberCard = async ({ db }: Context, uid: number) => {
  const account = Number.isSafeInteger(uid) && uid > 0 ? await findAccount(db, uid) : null
  if (account === null) throw new Refusal('notFound')
  const { id, nick_name, avatar, user_level, vip_level, is_anchor, signature, fans_count, attent_count } = account
  return {
    id,
    uid: id,
    nick_name,
    avatar,
    user_level,
    vip_level,
    is_anchor: is_anchor ? (1 as const) : (0 as const),
    signature,
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
