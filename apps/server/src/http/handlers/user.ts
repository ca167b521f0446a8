import type { userRows } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { beginCaptcha, captchaPicture } from '../../services/auth/captcha'
import { changePassword } from '../../services/auth/change-password'
import { resetPassword } from '../../services/auth/reset-password'
import { endAllSessions, endSession } from '../../services/auth/end-sessions'
import { logIn } from '../../services/auth/log-in'
import { registerAccount, type RegistrationForm } from '../../services/auth/register-account'
import { Refusal } from '../../services/refusal'
import { userCard } from '../../services/identity/user-card'
import { sourceWithin } from '../../services/sites/sites'
import type { Call, Handlers } from '../handler'

const register = (form: RegistrationForm, call: Call) =>
  registerAccount(call.context, form, { spSource: sourceWithin(call.site, call.common.sp_source), ...originOf(call) })

export const originOf = ({ common: { platform }, device, network, site, viewer }: Call) => ({
  network,
  site,
  platform,
  deviceName: device,
  guest: viewer.kind === 'guest' ? viewer.userID : null,
})

export const userHandlers = {
  login: (form, call) => logIn(call.context, form, originOf(call)),

  logout: async (_request, { context, viewer }) => {
    await endSession(context.db, { uid: viewer.uid, id: viewer.sessionID })
    return {}
  },

  logoutEverywhere: async (_request, { context, viewer }) => {
    await endAllSessions(context.db, viewer.uid, seconds(context.clock))
    return {}
  },

  changePwd: (form, call) => {
    const { context, viewer } = call
    const uid = viewer.kind === 'member' ? viewer.uid : null
    if (form.smscode !== undefined) return resetPassword(context, form, { uid, ...originOf(call) })
    if (uid === null) throw new Refusal(viewer.kind === 'guest' ? 'membersOnly' : 'loginExpired')
    return changePassword(context, form, { uid, ...originOf(call), guest: null })
  },

  regist: register,
  registNew: register,

  getCaptcha: ({ purpose }, { context, network }) => beginCaptcha(context, purpose, network),

  smsCaptcha: ({ code }, { context }) => captchaPicture(context, code),

  getUserBasicInfo: ({ id }, { context, lang }) => userCard(context, id, lang),
} satisfies Handlers<typeof userRows>
