import type { mobileRows } from '@org/api-client/contract'
import { bindMobile, boundMobile, logInByMobile, setAccountName } from '../../services/auth/mobile'
import { sendPasswordCode } from '../../services/auth/reset-password'
import { sendSmsCode, type SmsCaptcha, type SmsPurpose } from '../../services/auth/sms-codes'
import { maskedMobile } from '../../services/identity/masked-name'
import { sourceWithin } from '../../services/sites/sites'
import type { Call, Handlers } from '../handler'
import { originOf } from './user'

type ToMobile = SmsCaptcha & { readonly mobile: string; readonly device?: string }

const send = (purpose: SmsPurpose) => async (form: ToMobile, call: Call) => {
  await sendSmsCode(call.context, { ...form, purpose, ...callerOf(call) })
  return {}
}

const callerOf = ({ lang, network }: Call) => ({ lang, network })

const bind = async (
  form: Parameters<typeof bindMobile>[2],
  { context, viewer }: Parameters<Handlers<typeof mobileRows>['bindMobile']>[1],
) => {
  await bindMobile(context, viewer.uid, form)
  return {}
}

export const mobileHandlers = {
  sendCode: async (form, call) => {
    await sendPasswordCode(call.context, { ...form, ...callerOf(call) })
    return {}
  },

  sendVerifyCode: send('login'),
  sendBindSms: send('bind'),

  sendOwnCheckSms: async (captcha, call) => {
    const mobile = await boundMobile(call.context.db, call.viewer.uid)
    await sendSmsCode(call.context, { ...captcha, mobile, purpose: 'own', ...callerOf(call) })
    return { mobile: maskedMobile(mobile) }
  },

  loginByMobile: (form, call) =>
    logInByMobile(call.context, form, {
      spSource: sourceWithin(call.site, call.common.sp_source),
      lang: call.lang,
      ...originOf(call),
    }),

  bindMobile: bind,
  bindPhone: bind,

  setAccountName: async (form, { context, viewer }) => {
    await setAccountName(context, viewer.uid, form)
    return {}
  },
} satisfies Handlers<typeof mobileRows>
