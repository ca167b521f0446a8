import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LIFETIMES } from '../../config/lifetimes'
import { seconds } from '../../ports/clock'
import { type SmsMessage, SmsUnavailableError } from '../../ports/sms'
import { isKnownDeviceOf } from '../../store/identity/known-devices'
import { addSmsCode, endSmsCode, removeSmsCode, trySmsCode } from '../../store/identity/sms-codes'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { checkCaptcha } from './captcha'
import { deviceHash } from './check-password'

/** What a code is for. `own` proves that the caller has the mobile that the account has bound. */
export type SmsPurpose = 'password' | 'login' | 'bind' | 'own'

/** The captcha with which a code was asked for. The call that uses the code repeats it. */
export interface SmsCaptcha {
  readonly code: string
  readonly captcha: string
}

export interface SmsRequest extends SmsCaptcha {
  readonly mobile: string
  readonly purpose: SmsPurpose
  /** The id of the caller's device. */
  readonly device?: string
  readonly network: string
  readonly lang: Language
}

export interface SmsProof extends SmsCaptcha {
  readonly mobile: string
  readonly purpose: SmsPurpose
  readonly smscode: string
}

/** Sends a code of six digits. Rule: SRV-31. One that could not be sent does not count for the mobile. */
export const sendSmsCode = async (context: Context, request: SmsRequest): Promise<void> => {
  const message = await newSmsCode(context, request)
  if (message === null) return
  await context.sms.send(message).catch(async (error: unknown) => {
    await removeSmsCode(context.db, idOf(request))
    throw error
  })
}

/**
 * Stores a code and returns its message. The captcha is part of the code's id: nobody else can use up its tries, or try
 * it without the captcha's solution. Null if a code of this captcha is stored already, so that there is nothing to send:
 * only one of `DEV_CAPTCHA` can be repeated.
 */
export const newSmsCode = async (context: Context, request: SmsRequest): Promise<SmsMessage | null> => {
  const { mobile, purpose, device = '', network, lang, code, captcha } = request
  await checkCaptcha(context, network, { purpose: 'sms', code, captcha })
  const { clock, config, db, random } = context
  if (config.sms === null) throw new SmsUnavailableError('SMS is off.')
  const now = seconds(clock)
  const digits = String(Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const byOwner = purpose === 'own' || (device !== '' && (await isKnownDeviceOf(db, mobile, deviceHash(device))))
  const row = {
    id: idOf(request),
    mobile,
    purpose,
    code_hash: hashOf(request, digits),
    by_owner: byOwner,
    sent_at: now,
    expires_at: now + LIFETIMES.smsCode,
  }
  const quota = config.rateLimits ? QUOTA : { minute: Infinity, day: Infinity, ofOwner: 0 }
  const outcome = await addSmsCode(db, row, quota)
  if (outcome === 'tooMany') throw new Refusal('tooManyRequests')
  return outcome === 'added' ? { mobile, text: TEXTS[lang](digits) } : null
}

/** Ends the code if it is right; throws the refusal `smsCodeWrong` otherwise. */
export const checkSmsCode = async (context: Context, proof: SmsProof): Promise<void> => {
  await spendSmsCode(context.db, await rightSmsCode(context, proof))
}

/** Ends a code that is right, unless another call has used it: then it throws the refusal `smsCodeWrong`. */
export const spendSmsCode = async (db: Kysely<Database>, id: Buffer): Promise<void> => {
  if (!(await endSmsCode(db, id))) throw new Refusal('smsCodeWrong')
}

/** The id of the code, which goes on, if it is right; throws the refusal `smsCodeWrong` otherwise. */
export const rightSmsCode = async ({ clock, db }: Context, proof: SmsProof): Promise<Buffer> => {
  const id = idOf(proof)
  const row = await trySmsCode(db, id, { now: seconds(clock), tries: TRIES })
  const isRight =
    row !== null &&
    timingSafeEqual(row.code_hash, hashOf(proof, proof.smscode)) &&
    row.mobile === proof.mobile &&
    row.purpose === proof.purpose
  if (!isRight) throw new Refusal('smsCodeWrong')
  return id
}

/**
 * Each code is a message that somebody gets. Whoever knows a number could use up all of a day, so the last one is for the
 * owner, whose session or device the server knows.
 */
const QUOTA = { minute: 1, day: 5, ofOwner: 1 }
const TRIES = 5

const idOf = ({ code, captcha }: SmsCaptcha): Buffer => sha256(`${code}:${captcha}`)

/** The captcha's solution is stored nowhere else, so the digits cannot be found from the hash. */
const hashOf = ({ code, captcha }: SmsCaptcha, digits: string): Buffer => sha256(`${code}:${captcha}:${digits}`)

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const TEXTS: Readonly<Record<Language, (digits: string) => string>> = {
  zh: (digits) => `您的验证码是 ${digits}，5分钟内有效，请勿告诉他人。`,
  'pt-BR': (digits) => `Seu código é ${digits}. Ele vale por 5 minutos. Não o informe a ninguém.`,
}
