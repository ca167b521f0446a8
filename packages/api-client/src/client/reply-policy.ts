import type { ReplyEnvelope } from '../contract/reply'
import { API_STATUS } from '../contract/status'

export type ReplyVerdict =
  | { kind: 'success'; data: unknown }
  /** Clear the toast, show the message, reset the user and stored state; `prompt` asks to log in first. */
  | { kind: 'expired'; message: string; prompt: boolean }
  | { kind: 'failure'; status: number; message: string; toast: boolean }

export const LOGIN_EXPIRED_MESSAGE = '登陆超时'
/** The message of a rejection after session expiry; in another language than Chinese that of the server. Rule: API-7. */
export const expiredMessage = (lang: string, message: string): string =>
  lang === 'cn' || message === '' ? LOGIN_EXPIRED_MESSAGE : message
const EXPIRED_MARK = '登录超时'

/** What a reply means for the app. Rules: API-7, API-8. */
export const judgeReply = (envelope: ReplyEnvelope, call: { name: string; noToast: boolean }): ReplyVerdict => {
  if (envelope.status === API_STATUS.loginExpired || envelope.msg.includes(EXPIRED_MARK))
    return { kind: 'expired', message: envelope.msg, prompt: call.name !== 'getUserInfo' }
  if (envelope.status === API_STATUS.success) return { kind: 'success', data: envelope.data }
  return {
    kind: 'failure',
    status: envelope.status,
    message: envelope.msg,
    toast: envelope.msg !== '' && !call.noToast,
  }
}
