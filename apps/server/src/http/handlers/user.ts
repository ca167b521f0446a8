import type { userRows } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { beginCaptcha, captchaPicture } from '../../services/auth/captcha'
import { changePassword } from '../../services/auth/change-password'
import { endAllSessions, endSession } from '../../services/auth/end-sessions'
import { logIn } from '../../services/auth/log-in'
import { registerAccount, type RegistrationForm } from '../../services/auth/register-account'
import { userCard } from '../../services/identity/user-card'
import { sourceWithin } from '../../services/sites/sites'
import type { Call, Handlers } from '../handler'

const register = (form: RegistrationForm, { context, common: { platform, sp_source }, network, site }: Call) =>
  registerAccount(context, form, { spSource: sourceWithin(site, sp_source), network, platform })

export const userHandlers = {
  login: (form, { context, common: { platform }, network }) => logIn(context, form, { network, platform }),

  logout: async (_request, { context, viewer }) => {
    await endSession(context.db, { uid: viewer.uid, id: viewer.sessionID })
    return {}
  },

  logoutEverywhere: async (_request, { context, viewer }) => {
    await endAllSessions(context.db, viewer.uid, seconds(context.clock))
    return {}
  },

  changePwd: (form, { context, common: { platform }, network, viewer: { uid } }) =>
    changePassword(context, form, { uid, network, platform }),

  regist: register,
  registNew: register,

  getCaptcha: ({ purpose }, { context, network }) => beginCaptcha(context, purpose, network),

  smsCaptcha: ({ code }, { context }) => captchaPicture(context, code),

  getUserBasicInfo: ({ id }, { context, lang }) => userCard(context, id, lang),
} satisfies Handlers<typeof userRows>
