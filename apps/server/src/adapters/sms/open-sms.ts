import type { Kysely } from 'kysely'
import type { SmsProvider } from '../../config/sms-settings'
import { seconds, type Clock } from '../../ports/clock'
import { type Sms, SmsUnavailableError } from '../../ports/sms'
import { addSentSms } from '../../store/identity/sms-codes'
import type { Database } from '../../store/schema'
import { webhookSms } from './webhook-sms'

interface SmsParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
}

/** The configured provider. */
export const openSms = (provider: SmsProvider | null, { db, clock }: SmsParts): Sms => {
  if (provider === null) return { send: () => Promise.reject(new SmsUnavailableError('SMS is off.')) }
  if (provider.kind === 'webhook') return webhookSms(provider, clock)
  return { send: (message) => addSentSms(db, message, seconds(clock)) }
}
